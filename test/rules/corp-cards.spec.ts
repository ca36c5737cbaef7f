import { poolNamed } from '#cards/pool';
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
const play = (sketch: Sketch): void => {
  playScenario(sketch, pool);
};

describe('a limit on draws', () => {
  const servers = { 'Server 1': { cards: ['Genetics Pavilion'] } };
  const stack = ['Imp', 'Imp', 'Imp', 'Imp', 'Imp'];

  it('counts what was drawn before it came (DRAW-05)', () => {
    play({
      corp: { servers },
      runner: { stack },
      script: [
        runner('draw'),
        corp('rez', { card: 'Genetics Pavilion' }),
        runner('draw'),
        runner('draw', { illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] }),
      ],
      expect: [{ path: 'runner.grip', count: 2 }],
    });
  });

  it('leaves as much of a draw as it allows (DRAW-05)', () => {
    play({
      corp: { servers: { 'Server 1': { cards: [rezzed('Genetics Pavilion')] } } },
      runner: { grip: ['Diesel'], stack },
      script: [runner('draw'), runner('play', { card: 'Diesel' }), runner('gain-credit')],
      expect: [{ path: 'runner.grip', count: 2 }],
    });
  });
});

describe('a trace', () => {
  it('has the Runner spend first where a card says so (TRC-09)', () => {
    play({
      turn: { ...corpTurn, clicks: 1, at: 'corp.2.2' },
      corp: {
        credits: 4,
        hq: ['Surveillance Sweep'],
        servers: { 'R&D': { ice: [rezzed('Hunter')] } },
      },
      script: [
        corp('play', { card: 'Surveillance Sweep' }),
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 1, illegal: ['NOT_YOUR_DECISION', 'WRONG_WINDOW'] }),
        runner('bid', { credits: 4 }),
        corp('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.tags', eq: 1 }],
    });
  });

  it('adds what is spent to a base link of none (LINK-03)', () => {
    play({
      corp: {
        credits: 0,
        score: ['Net Quarantine'],
        servers: { 'R&D': { ice: [rezzed('Hunter')] } },
      },
      runner: { rig: { resources: ['Access to Globalsec'] } },
      script: [runner('run', { server: 'R&D' }), runner('bid', { credits: 2 }), goTo('run-ended')],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.link', eq: 1 },
      ],
    });
  });
});

describe('several cards installed in or protecting one server', () => {
  it('follow the first (INST-26)', () => {
    play({
      turn: corpTurn,
      corp: {
        credits: 9,
        hq: ['Fast Break', 'Ice Wall', 'Enigma'],
        servers: {
          'Server 1': { cards: ['PAD Campaign'] },
          'Server 2': { cards: ['Adonis Campaign'] },
        },
      },
      runner: { score: ['Hostile Takeover', 'Hostile Takeover'] },
      script: [
        corp('play', { card: 'Fast Break' }),
        corp('choose', { for: 'Fast Break', number: 0 }),
        corp('choose', { for: 'Fast Break', cards: ['Enigma'] }),
        corp('choose', { for: 'Enigma', server: 'Server 2' }),
        corp('choose', { for: 'Fast Break', cards: ['Ice Wall'] }),
        corp('gain-credit'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'Server 2.ice[1]' } },
        { card: 'Enigma', is: { at: 'Server 2.ice[0]' } },
      ],
    });
  });
});

describe('a position of choice', () => {
  it('is said when what made room is gone (INST-27)', () => {
    play({
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: [{ card: 'Timely Public Release', counters: { agenda: 1 } }],
        hq: ['Ice Wall'],
        servers: { 'R&D': { ice: ['Enigma', 'Hunter'] } },
      },
      script: [
        corp('use', { card: 'Timely Public Release', ability: 1 }),
        corp('choose', { for: 'Ice Wall', server: 'R&D', trash: ['Hunter'] }),
        corp('choose', { for: 'Ice Wall', number: 2, illegal: ['BAD_TARGET', 'WRONG_COUNT'] }),
        corp('choose', { for: 'Ice Wall', number: 0 }),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'R&D.ice[0]' } },
        { card: 'Enigma', is: { at: 'R&D.ice[1]' } },
      ],
    });
  });
});

describe('what can be paid instead of a rez cost', () => {
  it('leaves additional costs as they are (REZ-08)', () => {
    play({
      corp: {
        credits: 3,
        score: ['Hostile Takeover'],
        servers: { HQ: { ice: ['Tithonium'] } },
      },
      runner: { rig: { hardware: ['Cortez Chip'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Cortez Chip', ability: 0, targets: ['Tithonium'], at: 'run.2.1' }),
        corp('rez', { card: 'Tithonium', forfeit: ['Hostile Takeover'], at: 'run.2.3' }),
      ],
      expect: [
        { path: 'corp.score', eq: [] },
        { path: 'corp.credits', eq: 1 },
      ],
    });
  });

  it('is offered beside the rez cost where both can be paid (REZ-08)', () => {
    play({
      corp: {
        credits: 9,
        score: ['Hostile Takeover'],
        servers: { HQ: { ice: ['Tithonium'] } },
      },
      script: [
        runner('run', { server: 'HQ' }),
        corp('rez', { card: 'Tithonium', forfeit: ['Hostile Takeover'], at: 'run.2.3' }),
      ],
      expect: [{ path: 'corp.credits', eq: 9 }],
    });
  });
});

describe('a card that cannot host', () => {
  it('keeps what lay on it (HOST-16)', () => {
    play({
      corp: { credits: 11, servers: { HQ: { ice: [{ card: 'Tithonium', hosted: ['Rook'] }] } } },
      script: [
        runner('run', { server: 'HQ' }),
        corp('rez', { card: 'Tithonium', at: 'run.2.3' }),
        goTo('run.3.1'),
      ],
      expect: [{ card: 'Rook', is: { at: 'hosted:Tithonium' } }],
    });
  });
});

describe('a subroutine gained behind another', () => {
  it('is broken by itself (SUB-09)', () => {
    play({
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall'), rezzed('TL;DR')] } } },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run.2.1'),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
        runner('use', {
          card: 'Corroder',
          ability: 'break',
          subs: [0],
          illegal: ['ALREADY_BROKEN', 'BAD_TARGET'],
        }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [1] }),
        goTo('run.5.1'),
      ],
      expect: [{ path: 'runner.credits', eq: 7 }],
    });
  });

  it('is doubled with the others by a second time (SUB-09)', () => {
    play({
      corp: {
        servers: { 'R&D': { ice: [rezzed('Neural Katana'), rezzed('TL;DR'), rezzed('TL;DR')] } },
      },
      runner: { grip: Array<string>(13).fill('Imp') },
      policy: { random: 'first' },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ path: 'runner.grip', count: 1 }],
    });
  });
});

describe('what players do by turns', () => {
  it('ends when one has nothing to do it with (LOOP-03)', () => {
    play({
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Standoff', advancement: 2 }] } } },
      runner: { rig: { programs: ['Imp'] } },
      script: [
        corp('score', { card: 'Standoff' }),
        runner('choose', { for: 'Standoff', option: 'yes' }),
      ],
      expect: [
        { card: 'Imp', is: { at: 'heap' } },
        { path: 'corp.credits', eq: 5 },
      ],
    });
  });
});

describe('an encounter that the Runner is sent to', () => {
  it('is with rezzed ice alone (ENC-12)', () => {
    play({
      corp: {
        identity: 'AgInfusion: New Miracles for a New World',
        servers: { HQ: { ice: ['Ice Wall'] }, 'R&D': { ice: [rezzed('Neural Katana'), 'Enigma'] } },
      },
      runner: { grip: ['Imp', 'Imp', 'Imp', 'Imp'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'HQ' }),
        corp('use', {
          card: 'AgInfusion: New Miracles for a New World',
          ability: 0,
          at: 'run.2.3',
        }),
        corp('choose', { for: 'AgInfusion: New Miracles for a New World', server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        {
          facts: [
            { type: 'ice-passed', card: 'Enigma' },
            { type: 'ice-approached', card: 'Neural Katana' },
            { type: 'run-ended', server: 'R&D', outcome: 'successful' },
          ],
        },
      ],
    });
  });

  it('comes before the server is approached again (ENC-12)', () => {
    play({
      corp: { servers: { HQ: {}, 'R&D': { ice: ['Formicary', 'Formicary'] } } },
      runner: { grip: ['Imp', 'Imp', 'Imp', 'Imp'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'HQ' }),
        corp('choose', { for: 'Formicary#1', option: 'yes' }),
        corp('choose', { for: 'Formicary#2', option: 'no' }),
        runner('choose', { for: 'Formicary#1', option: 'yes' }),
        corp('choose', { for: 'Formicary#2', option: 'yes' }),
        runner('choose', { for: 'Formicary#2', option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    });
  });
});
