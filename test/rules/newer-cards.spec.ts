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
const play = (sketch: Sketch): unknown => playScenario(sketch, pool);

describe('accesses', () => {
  const more = { hardware: ['R&D Interface'] };

  it('of a run that allows one card are one, whatever adds to them (ACC-23)', () => {
    play({
      corp: {
        rd: ['Hedge Fund', 'Beanstalk Royalties'],
        servers: { 'R&D': { ice: [rezzed('Hudson 1.0')] } },
      },
      runner: { rig: more },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { noFact: { type: 'accessed', card: 'Beanstalk Royalties' } },
      ],
    });
  });

  it('leave out what cannot be accessed, and what lies below it (ACC-24)', () => {
    play({
      corp: {
        rd: ['Hedge Fund', 'Beanstalk Royalties'],
        servers: { 'R&D': { cards: [rezzed('Ash 2X3ZB9CY')] } },
      },
      runner: { rig: more },
      script: [
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        runner('leave-accessed', { card: 'Ash 2X3ZB9CY' }),
        goTo('run-ended'),
      ],
      expect: [
        { noFact: { type: 'accessed', card: 'Hedge Fund' } },
        { noFact: { type: 'accessed', card: 'Beanstalk Royalties' } },
      ],
    });
  });
});

describe('abilities of a trash pile', () => {
  it('wait there for what happens, and nowhere else (ZONE-08)', () => {
    play({
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { archives: ['Subliminal Messaging'], hq: ['Subliminal Messaging'] },
      script: [corp('choose', { for: 'Subliminal Messaging#2', option: 'yes' }), goTo('corp.2.1')],
      expect: [{ path: 'corp.archives', count: 0 }],
    });
  });
});

describe('cards that move', () => {
  it('from host to host stay installed (HOST-13)', () => {
    play({
      corp: { servers: { HQ: { ice: ['Ice Wall', 'Enigma'] } } },
      runner: { rig: { programs: ['Pawn'] } },
      script: [
        runner('use', { card: 'Pawn', ability: 0 }),
        runner('run', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Pawn', is: { at: 'hosted:Ice Wall' } }, { noFact: { type: 'installed' } }],
    });
  });

  it('from place to place stay as they are (INST-24)', () => {
    play({
      turn: corpTurn,
      corp: {
        hq: ['Sunset'],
        servers: { HQ: { ice: ['Enigma', rezzed('Ice Wall', { advancement: 1 })] } },
      },
      script: [
        corp('play', { card: 'Sunset' }),
        corp('choose', { for: 'Sunset', server: 'HQ' }),
        corp('choose', { for: 'Sunset', cards: ['Ice Wall', 'Enigma'] }),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'HQ.ice[0]', rezzed: true, advancement: 1 } },
        { noFact: { type: 'installed' } },
      ],
    });
  });

  it('with a run send it on behind them (RUN4-03)', () => {
    play({
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          HQ: { ice: ['Hunter', rezzed('Quandary')] },
          Archives: { ice: [rezzed('Quandary')] },
        },
      },
      runner: { rig: { programs: ['Copycat', 'Gordian Blade'] } },
      script: [
        runner('run', { server: 'Archives' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0], at: 'run.3.1' }),
        runner('choose', { for: 'Copycat', option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'ice-approached', card: 'Hunter' }] },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    });
  });
});

describe('memory for some programs', () => {
  it('serves no others (MU-08)', () => {
    play({
      runner: {
        credits: 20,
        grip: ['Knight', 'Corroder'],
        rig: { hardware: ['Deep Red'], programs: ['Magnum Opus', 'Mimic', 'Ninja'] },
      },
      script: [
        runner('install', { card: 'Corroder', illegal: 'MEMORY_LIMIT' }),
        runner('install', { card: 'Knight' }),
      ],
      expect: [{ card: 'Knight', is: { at: 'rig' } }],
    });
  });
});

describe('titles', () => {
  it('that are named mean all cards of that title (NAME-01)', () => {
    play({
      turn: corpTurn,
      corp: { hq: ['Reclamation Order'], archives: ['Hedge Fund', 'Hedge Fund', 'Enigma'] },
      script: [
        corp('play', { card: 'Reclamation Order' }),
        corp('choose', { for: 'Reclamation Order', option: 'Hedge Fund' }),
        corp('choose', { for: 'Reclamation Order', cards: ['Hedge Fund#1', 'Hedge Fund#2'] }),
      ],
      expect: [{ path: 'corp.hq', eq: ['Hedge Fund', 'Hedge Fund'] }],
    });
  });
});

describe('a run', () => {
  it('goes with the ice that it is at (RUN0-12)', () => {
    play({
      corp: {
        hq: ['Hedge Fund'],
        servers: { Archives: { ice: [rezzed('Bullfrog')] }, HQ: { ice: ['Hunter'] } },
      },
      script: [
        runner('run', { server: 'Archives' }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        corp('choose', { for: 'Bullfrog', server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Bullfrog', is: { at: 'HQ.ice[1]' } },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    });
  });
});

describe('condition counters', () => {
  it('keep their text while they are hosted, and go with their host (HOST-14)', () => {
    play({
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Oversight AI'], servers: { 'R&D': { ice: ['Ice Wall'] } } },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        corp('play', { card: 'Oversight AI' }),
        goTo('runner.1.6'),
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'archives' } },
        { card: 'Oversight AI', is: { at: 'archives' } },
      ],
    });
  });
});

describe('preventions', () => {
  it('of a trace have it begin again (TRC-08)', () => {
    play({
      turn: corpTurn,
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      corp: { hq: ['SEA Source'] },
      runner: { rig: { programs: ['Disrupter'] } },
      script: [
        corp('play', { card: 'SEA Source' }),
        runner('use', { card: 'Disrupter', ability: 'prevent', at: 'prevent' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
      ],
      expect: [{ path: 'runner.tags', eq: 0 }, { facts: [{ type: 'trace-began', base: 0 }] }],
    });
  });

  it('of bad publicity come before it is taken (PREV-08)', () => {
    play({
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Broadcast Square')] },
          'Server 2': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] },
        },
      },
      script: [
        corp('score', { card: 'Hostile Takeover' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
      ],
      expect: [{ noFact: { type: 'bad-publicity-taken' } }],
    });
  });
});
