import { poolNamed } from '#cards/pool';
import { toldAt } from '#testkit/views/told-at';
import {
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  type Sketch,
} from '#testkit/scenario/play-scenario';

const pool = poolNamed('all');
const play = (sketch: Sketch): unknown => playScenario(sketch, pool);

describe('subroutines', () => {
  it('that the Runner orders are asked for one by one, until the run is over (SUB-07)', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { rig: { resources: ['Street Magic'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('choose', { for: 'Street Magic', option: 'sub-1' }),
        runner('gain-credit'),
      ],
      expect: [
        { noFact: { type: 'sub-resolved', ice: 'Enigma', sub: 0 } },
        { path: 'runner.clicks', eq: 2 },
      ],
    });
  });

  it('that do not resolve are not broken, and the next run has all of them (SUB-08)', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Quandary')] } } },
      runner: { credits: 2, rig: { programs: ['Mass-Driver'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Mass-Driver', ability: 'break', subs: [0] }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [
        { noFact: { type: 'all-broken', ice: 'Ice Wall' } },
        { facts: [{ type: 'sub-resolved', ice: 'Quandary', sub: 0 }] },
      ],
    });
  });
});

describe('another turn', () => {
  it('begins what lasts until the next turn of the Runner, and has its clicks (TURN-27)', () => {
    play({
      runner: { grip: ['Encore', 'Diesel'], rig: { resources: ['Wyldside'] } },
      history: {
        thisTurn: [
          { type: 'run-successful', server: 'HQ' },
          { type: 'run-successful', server: 'R&D' },
          { type: 'run-successful', server: 'Archives' },
        ],
      },
      turn: { side: 'runner', number: 2, clicks: 1, at: 'runner.1.6' },
      script: [
        runner('play', { card: 'Encore' }),
        goTo('runner.1.6'),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        goTo('corp.2.2'),
      ],
      expect: [
        {
          facts: [
            { type: 'turn-began', side: 'runner' },
            { type: 'turn-began', side: 'corp' },
          ],
        },
      ],
    });
  });
});

describe('recurring credits', () => {
  it('come back one by one, and no more than there were (RECUR-05)', () => {
    play({
      runner: {
        rig: {
          hardware: ['Mirror'],
          programs: [{ card: 'Cloak', counters: { recurring: 0 } }],
        },
      },
      script: [
        runner('run', { server: 'R&D' }),
        runner('choose', { for: 'Mirror', option: 'yes' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Cloak', is: { counters: { recurring: 1 } } }],
    });
  });
});

describe('a success', () => {
  it('that can count for several servers is asked about as it is declared (RUN5-09)', () => {
    play({
      corp: { hq: ['Hedge Fund'] },
      runner: { identity: 'Omar Keung: Conspiracy Theorist', rig: { resources: ['Bank Job'] } },
      script: [
        runner('use', { card: 'Omar Keung: Conspiracy Theorist', ability: 0 }),
        runner('choose', {
          for: 'Omar Keung: Conspiracy Theorist',
          server: 'Archives',
          illegal: ['BAD_TARGET'],
        }),
        runner('choose', { for: 'Omar Keung: Conspiracy Theorist', server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', server: 'Archives', outcome: 'successful' }] }],
    });
  });
});

describe('a card of a deck', () => {
  it('that is accessed by its place is chosen unseen (ACC-29)', () => {
    play({
      corp: { rd: ['Hedge Fund', 'Snare!', 'Ice Wall'] },
      runner: { rig: { hardware: ['Top Hat'] }, grip: ['Diesel', 'Modded', 'Sure Gamble'] },
      script: [
        runner('run', { server: 'R&D' }),
        runner('choose', {
          for: 'Top Hat',
          option: 'replace',
          number: 4,
          illegal: ['WRONG_COUNT', 'BAD_TARGET'],
        }),
        runner('choose', { for: 'Top Hat', option: 'replace', number: 3 }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Ice Wall' }] },
        { view: 'runner', mustNotContain: ['Hedge Fund', 'Snare!'] },
      ],
    });
  });
});

describe('a prevention', () => {
  it('of an amount that is worked out counts what is left of the copies (PREV-12)', () => {
    play({
      turn: corpTurn,
      policy: { random: 'first' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Ronin', rezzed: true, advancement: 4 }] } },
      },
      runner: {
        grip: ['Diesel', 'Modded', 'Sure Gamble'],
        rig: { hardware: ['Ramujan-reliant 550 BMI', 'Ramujan-reliant 550 BMI'] },
      },
      script: [
        corp('use', { card: 'Ronin', ability: 1 }),
        runner('use', {
          card: 'Ramujan-reliant 550 BMI#1',
          ability: 'prevent',
          x: 2,
          at: 'prevent',
        }),
        runner('use', { card: 'Ramujan-reliant 550 BMI#2', ability: 'prevent', at: 'prevent' }),
      ],
      expect: [
        { path: 'runner.grip', count: 3 },
        { path: 'runner.stack', count: 0 },
      ],
    });
  });

  it('of what an accessed card does is of nothing that is not accessed (PREV-13)', () => {
    play({
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['Diesel', 'Modded', 'Sure Gamble'], rig: { hardware: ['Recon Drone'] } },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.rig.hardware', count: 1 },
      ],
    });
  });
});

describe('a hand', () => {
  it('that an install empties runs empty before what is installed works (HAND-07)', () => {
    play({
      runner: { grip: ['Corroder'], rig: { hardware: ['Respirocytes'] } },
      script: [runner('install', { card: 'Corroder' }), runner('gain-credit')],
      expect: [
        { path: 'runner.grip', count: 1 },
        { card: 'Respirocytes', is: { counters: { power: 1 } } },
      ],
    });
  });

  it('gives a card to chance for a cost, and nobody but its player learns which (COST-18)', () => {
    play({
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { grip: ['Hacktivist Meeting'] },
      script: [
        runner('play', { card: 'Hacktivist Meeting' }),
        corp('rez', { card: 'PAD Campaign', at: 'runner.1.6' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'corp.hq', count: 0 },
        { view: 'runner', mustNotContain: ['Hedge Fund'] },
        { view: 'spectator', mustNotContain: ['Hedge Fund'] },
      ],
    });
  });
});

describe('an additional cost of a place', () => {
  it('is paid there alone, whatever lowers the install cost (COST-17)', () => {
    play({
      turn: { side: 'runner', number: 2, clicks: 1, at: 'runner.1.6' },
      corp: { credits: 5, hq: ['Ice Wall', 'Enigma'], servers: { HQ: { ice: ['Hunter'] } } },
      runner: { grip: ['Diwan'] },
      script: [
        runner('install', { card: 'Diwan' }),
        runner('choose', { for: 'Diwan', server: 'HQ' }),
        goTo('corp.2.2'),
        corp('install', { card: 'Ice Wall', server: 'HQ' }),
        corp('install', { card: 'Enigma', server: 'new' }),
      ],
      expect: [{ path: 'corp.credits', eq: 3 }],
    });
  });
});

describe('an event', () => {
  it('within another is not the first of a turn (PLAY-10)', () => {
    play({
      runner: {
        credits: 9,
        grip: ['Planned Assault', 'Easy Mark'],
        stack: ['Dirty Laundry', 'Diesel'],
        rig: { hardware: ['Comet'] },
      },
      policy: { random: 'first' },
      script: [
        runner('play', { card: 'Planned Assault', targets: ['Dirty Laundry'] }),
        runner('choose', { for: 'Dirty Laundry', server: 'Archives' }),
        goTo('run-ended'),
        runner('choose', { for: 'Comet', option: 'yes', cards: ['Easy Mark'] }),
        runner('gain-credit'),
      ],
      expect: [{ path: 'runner.heap', eq: ['Dirty Laundry', 'Planned Assault', 'Easy Mark'] }],
    });
  });
});

describe('boosts', () => {
  it('of other icebreakers end with the encounter (BRK-13)', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: {
        credits: 9,
        rig: { programs: ['Corroder', 'Gordian Blade'], hardware: ['Gebrselassie'] },
      },
      script: [
        runner('use', { card: 'Gebrselassie', ability: 0, targets: ['Gordian Blade'] }),
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Corroder', ability: 1, at: 'run.3.1' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
        goTo('run-ended'),
        runner('gain-credit'),
      ],
      expect: [{ card: 'Corroder', is: { strength: 2 } }],
    });
  });
});

describe('a guess', () => {
  it('of the number is wrong for any other one of the same parity (PSI-03)', () => {
    play({
      runner: { credits: 5, grip: ['Rigged Results'] },
      script: [
        runner('play', { card: 'Rigged Results' }),
        runner('choose', { for: 'Rigged Results', number: 2 }),
        corp('choose', { for: 'Rigged Results', number: 0 }),
        runner('choose', { for: 'Rigged Results', server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 3 }],
    });
  });

  it('is made without a hint (PSI-03)', () => {
    const seen = (number: number): readonly string[] => {
      const { end } = playScenario(
        {
          runner: { credits: 5, grip: ['Rigged Results'] },
          script: [
            runner('play', { card: 'Rigged Results' }),
            runner('choose', { for: 'Rigged Results', number }),
          ],
        },
        pool,
      );
      if (end === null) throw new Error('the scenario did not begin');
      expect(end.state.prompt?.for).toBe('corp');
      return (['corp', 'spectator'] as const).map((viewer) =>
        JSON.stringify(toldAt(pool, end, viewer)),
      );
    };
    for (const number of [1, 2]) expect(seen(number)).toEqual(seen(0));
  });
});

describe('a server that a card keeps', () => {
  it('is the one that was chosen last (CHOOSE-07)', () => {
    play({
      turn: { ...corpTurn, clicks: 1 },
      runner: { credits: 5, rig: { programs: ['Tracker'] } },
      script: [
        corp('gain-credit'),
        runner('choose', { for: 'Tracker', server: 'HQ' }),
        runner('use', { card: 'Tracker', ability: 1 }),
        goTo('run-ended'),
        ...[1, 2, 3].map(() => runner('gain-credit')),
        ...[1, 2, 3].map(() => corp('gain-credit')),
        runner('choose', { for: 'Tracker', server: 'R&D' }),
        runner('use', { card: 'Tracker', ability: 1 }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', server: 'R&D' }] }],
    });
  });
});

describe('abilities of hosted cards', () => {
  it('stay those of the card itself, too (GAIN-02)', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: {
        credits: 9,
        grip: ['Corroder'],
        rig: { programs: ['Baba Yaga'] },
      },
      script: [
        runner('install', { card: 'Corroder', host: 'Baba Yaga' }),
        runner('run', { server: 'HQ' }),
        goTo('run.3.1'),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'sub-broken', with: 'Corroder' }] }],
    });
  });
});

describe('accesses in the place of others', () => {
  it('up to so many cards go to the root or the central, as the Runner likes (ACC-30)', () => {
    play({
      corp: {
        rd: ['Hedge Fund', 'Priority Requisition'],
        servers: { 'R&D': { cards: ['Ash 2X3ZB9CY'] } },
      },
      runner: { credits: 1, tags: 1, rig: { resources: ['Counter Surveillance'] } },
      script: [
        runner('use', { card: 'Counter Surveillance', ability: 0 }),
        runner('choose', { for: 'Counter Surveillance', server: 'R&D' }),
        runner('choose', { for: 'Counter Surveillance', number: 1 }),
        runner('access', { card: 'Ash 2X3ZB9CY' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Ash 2X3ZB9CY' }] },
        { noFact: { type: 'accessed', card: 'Hedge Fund' } },
      ],
    });
  });

  it('of a pile tell the Runner nothing of the other, nor which is which before (ACC-31)', () => {
    const seen = (pile: string): readonly string[] => {
      const { end } = playScenario(
        {
          corp: { hq: ['Priority Requisition', 'Hedge Fund', 'Ice Wall'] },
          runner: { grip: ['Information Sifting'] },
          script: [
            runner('play', { card: 'Information Sifting' }),
            corp('choose', { for: 'Information Sifting', cards: [pile] }),
          ],
        },
        pool,
      );
      if (end === null) throw new Error('the scenario did not begin');
      expect(end.state.prompt?.for).toBe('runner');
      return (['runner', 'spectator'] as const).map((viewer) =>
        JSON.stringify(toldAt(pool, end, viewer)),
      );
    };
    for (const pile of ['Hedge Fund', 'Ice Wall'])
      expect(seen(pile)).toEqual(seen('Priority Requisition'));
  });

  it('that are given up for cards of the heap leave those in the root (ACC-32)', () => {
    play({
      corp: { hq: ['Hedge Fund'], servers: { HQ: { cards: ['Ash 2X3ZB9CY'] } } },
      runner: { credits: 3, grip: ['Rip Deal'], heap: ['Diesel'] },
      script: [
        runner('play', { card: 'Rip Deal' }),
        runner('choose', { for: 'Rip Deal', option: 'replace', cards: ['Diesel'] }),
        runner('leave-accessed'),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Ash 2X3ZB9CY' }] },
        { noFact: { type: 'accessed', card: 'Hedge Fund' } },
      ],
    });
  });
});

describe('what was named', () => {
  it('lasts for the run, on that ice alone (NAME-02)', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Wall of Static')] } } },
      runner: { credits: 9, rig: { programs: ['Panchatantra', 'Deus X', 'Deus X', 'Corroder'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('choose', { for: 'Panchatantra', option: 'yes' }),
        runner('choose', { for: 'Panchatantra', option: 'ap' }),
        runner('use', { card: 'Deus X#1', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run.2.1'),
        goTo('run.3.1'),
        runner('use', {
          card: 'Deus X#2',
          ability: 'break',
          subs: [0],
          illegal: ['WRONG_SUBTYPE', 'BAD_TARGET'],
        }),
      ],
    });
  });
});

describe('tags and net damage', () => {
  it('that come at once come the first time together (ORD-03)', () => {
    play({
      policy: { random: 'first' },
      corp: { credits: 4, hq: ['Snare!'] },
      runner: {
        grip: ['Diesel', 'Modded', 'Sure Gamble', 'Imp'],
        rig: { resources: ['No One Home'] },
      },
      script: [
        runner('run', { server: 'HQ' }),
        corp('choose', { for: 'Snare!', option: 'yes' }),
        runner('use', { card: 'No One Home', ability: 'prevent', at: 'prevent' }),
      ],
      expect: [{ path: 'runner.heap', eq: ['No One Home'] }],
    });
  });
});
