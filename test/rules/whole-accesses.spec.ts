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
const play = (sketch: Sketch): unknown =>
  playScenario({ policy: { random: 'first' }, ...sketch }, pool);

describe('what accesses set off', () => {
  it('before their number is fixed adds to it, however often (ACC-25)', () => {
    play({
      corp: { rd: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Archer'] },
      runner: {
        rig: {
          programs: [
            { card: 'Nyashia', counters: { power: 1 } },
            { card: 'Nyashia', counters: { power: 1 } },
          ],
        },
      },
      script: [
        runner('run', { server: 'R&D' }),
        runner('choose', { for: 'Nyashia#1', option: 'yes' }),
        runner('choose', { for: 'Nyashia#2', option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Ice Wall' }] },
        { noFact: { type: 'accessed', card: 'Archer' } },
      ],
    });
  });

  it('after them comes once for all of them, and for none not at all (ACC-26)', () => {
    play({
      corp: {
        hq: [],
        rd: ['Hedge Fund', 'Enigma'],
      },
      runner: { rig: { programs: ['Aumakua'], hardware: ['R&D Interface'] } },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Aumakua', is: { counters: { virus: 1 } } }],
    });
  });

  it('in a run where fewer cards are accessed counts those of the root (ACC-27)', () => {
    play({
      corp: {
        credits: 0,
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('SYNC BRE')], cards: ['Hokusai Grid'] } },
      },
      runner: { credits: 0 },
      script: [
        runner('run', { server: 'HQ' }),
        runner('access', { card: 'Hokusai Grid', at: 'run.5.5' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hokusai Grid' }] },
        { noFact: { type: 'accessed', card: 'Hedge Fund' } },
      ],
    });
  });
});

describe('costs', () => {
  it('of cards off a deck are not offered with fewer cards (COST-15)', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Mlinzi')] } } },
      runner: {
        grip: ['Diesel', 'Diesel', 'Diesel', 'Easy Mark', 'Easy Mark', 'Easy Mark'],
        stack: ['Corroder'],
      },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        { path: 'runner.stack', count: 1 },
        { path: 'runner.grip', count: 0 },
      ],
    });
  });

  it('that put cards away have them chosen first (COST-16)', () => {
    play({
      corp: { servers: { 'Server 1': { cards: ['Degree Mill'] } } },
      runner: { stack: [], rig: { programs: ['Corroder', 'Ninja', 'Mimic'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Degree Mill', at: 'run.5.5.3' }),
        runner('choose', { for: 'Degree Mill', cards: ['Ninja', 'Mimic'] }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'returned' }, { type: 'returned' }, { type: 'stolen' }] },
        { card: 'Corroder', is: { at: 'rig' } },
        { path: 'runner.stack', count: 2 },
      ],
    });
  });

  it('of the action are no part of advancing by an ability (ADV-06)', () => {
    play({
      turn: corpTurn,
      corp: {
        credits: 0,
        hq: ['Success'],
        score: ['Hostile Takeover'],
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      script: [corp('play', { card: 'Success' })],
      expect: [{ facts: [{ type: 'advanced' }, { type: 'advanced' }] }],
    });
  });
});

describe('runs', () => {
  it('look back at the encounter that ended last (ENC-11)', () => {
    play({
      corp: {
        servers: {
          'R&D': {
            ice: [rezzed('Pop-up Window'), rezzed('Ice Wall')],
            cards: [rezzed('Mason Bellamy')],
          },
        },
      },
      runner: { credits: 2, rig: { programs: ['Corroder'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
        runner('choose', { for: 'Pop-up Window', option: 'yes' }),
        runner('access', { card: 'Mason Bellamy' }),
        runner('leave-accessed', { card: 'Mason Bellamy' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'turn.clicks', eq: 2 }],
    });
  });

  it('go back to ice once it is passed, by whatever else the passing sets off first (RUN4-04)', () => {
    play({
      corp: {
        identity: 'Mti Mwekundu: Life Improved',
        hq: ['Ice Wall'],
        servers: { 'R&D': { ice: [rezzed('Quandary')] } },
      },
      runner: { credits: 9, rig: { programs: ['Gordian Blade'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0], at: 'run.3.1' }),
        corp('choose', { for: 'Mti Mwekundu: Life Improved', option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'server-approached' },
            { type: 'ice-approached', card: 'Ice Wall' },
            { type: 'server-approached' },
            { type: 'run-successful' },
          ],
        },
      ],
    });
  });
});

describe('the next window', () => {
  it('is the first to open, not one after it (PAW-12)', () => {
    play({
      runner: { rig: { resources: ['Maxwell James'] } },
      corp: { servers: { 'Server 1': { ice: [rezzed('Ice Wall')] } } },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
        runner('gain-credit', { at: 'runner.1.6' }),
        runner('use', { card: 'Maxwell James', ability: 1, illegal: 'PLAY_RESTRICTION' }),
      ],
      expect: [{ card: 'Ice Wall', is: { rezzed: true } }],
    });
  });
});
