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

describe('choices', () => {
  it('fall on cards that what follows can be done with (CHOOSE-05)', () => {
    play({
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        credits: 2,
        servers: {
          HQ: { ice: ['Enigma', 'Quandary', 'Tollbooth'] },
          'Server 1': { cards: [rezzed('Executive Boot Camp')] },
        },
      },
      script: [
        corp('choose', { for: 'Executive Boot Camp', option: 'yes' }),
        corp('choose', {
          for: 'Executive Boot Camp',
          cards: ['Tollbooth'],
          illegal: 'BAD_TARGET',
        }),
        corp('choose', { for: 'Executive Boot Camp', cards: ['Enigma'] }),
      ],
      expect: [{ card: 'Enigma', is: { rezzed: true } }],
    });
  });

  it('of what damage takes are of the active player where both may choose (DMG-11)', () => {
    play({
      turn: corpTurn,
      corp: {
        identity: 'Chronos Protocol: Selective Mind-mapping',
        hq: ['Neural EMP'],
      },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'], rig: { hardware: ['Titanium Ribs'] } },
      script: [
        corp('play', { card: 'Neural EMP' }),
        corp('choose', { for: 'Chronos Protocol: Selective Mind-mapping', option: 'yes' }),
        corp('choose', { for: 'Chronos Protocol: Selective Mind-mapping', cards: ['Imp'] }),
        corp('gain-credit'),
      ],
      expect: [{ path: 'runner.heap', eq: ['Imp'] }],
    });
  });
});

describe('what comes in between', () => {
  it('says where a trashed card goes before what its trashing pays for (TRASH-11)', () => {
    play({
      turn: { side: 'runner', number: 2, clicks: 4, at: 'runner.1.2' },
      corp: { identity: 'Skorpios Defense Systems: Persuasive Power' },
      runner: { heap: ['Corroder'], rig: { hardware: ['Clone Chip'] } },
      script: [
        runner('use', { card: 'Clone Chip', ability: 0 }),
        corp('choose', { for: 'Skorpios Defense Systems: Persuasive Power', option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Clone Chip', is: { at: 'removed' } },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    });
  });

  it('prevents what ice does when it is encountered (PREV-10)', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Tollbooth')] } } },
      runner: { credits: 7, rig: { resources: ['Hunting Grounds'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Hunting Grounds', ability: 0, at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 7 }],
    });
  });

  it('asks how much is prevented of "up to" so much, and nothing where all is (PREV-11)', () => {
    const scorched = {
      turn: { ...corpTurn, at: 'corp.2.2' },
      corp: { credits: 5, hq: ['Scorched Earth'] },
      policy: { random: 'first' },
    } as const;
    const grip = ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'];
    play({
      ...scorched,
      runner: { tags: 1, grip, rig: { resources: ['Crash Space'] } },
      script: [
        corp('play', { card: 'Scorched Earth' }),
        runner('use', { card: 'Crash Space', ability: 'prevent', at: 'prevent', number: 1 }),
      ],
      expect: [{ path: 'runner.grip', count: 2 }],
    });
    play({
      ...scorched,
      runner: { tags: 1, grip, rig: { resources: ['Citadel Sanctuary'] } },
      script: [
        corp('play', { card: 'Scorched Earth' }),
        runner('use', { card: 'Citadel Sanctuary', ability: 'prevent', at: 'prevent' }),
      ],
      expect: [{ path: 'runner.grip', count: 0 }, { noFact: { type: 'damage-suffered' } }],
    });
  });
});
