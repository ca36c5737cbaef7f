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
