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

describe('an ability', () => {
  it('that ended the run resolves to its end when the run is over (RUN0-13)', () => {
    play({
      corp: {
        score: [{ card: 'Nisei MK II', counters: { agenda: 1 } }],
        servers: { HQ: { ice: [rezzed('Ice Wall')] } },
      },
      script: [
        runner('run', { server: 'HQ' }),
        corp('use', { card: 'Nisei MK II', ability: 1, at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'ability-used', card: 'Nisei MK II' },
            { type: 'run-ended', outcome: 'unsuccessful' },
            { type: 'ability-resolved', card: 'Nisei MK II' },
          ],
        },
        { noFact: { type: 'sub-resolved' } },
      ],
    });
  });

  it('that bypassed the ice goes on before the ice is passed (RUN0-13)', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { resources: ['Logic Bomb'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Logic Bomb', ability: 0, at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'ice-bypassed' }, { type: 'clicks-lost' }, { type: 'ice-passed' }] },
        { path: 'runner.clicks', eq: 0 },
      ],
    });
  });
});

describe('an action phase', () => {
  it('that a card ends is followed by the discard phase, without a window (TURN-26)', () => {
    play({
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        credits: 8,
        hq: ['IPO'],
        servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } },
      },
      script: [
        corp('play', { card: 'IPO' }),
        corp('score', { card: 'Hostile Takeover', illegal: ['WRONG_WINDOW', 'NOT_YOUR_DECISION'] }),
      ],
      expect: [
        { path: 'corp.credits', eq: 13 },
        {
          facts: [
            { type: 'played', card: 'IPO' },
            { type: 'phase-began', phase: 'discard' },
            { type: 'clicks-lost', amount: 2 },
            { type: 'turn-ended' },
          ],
        },
      ],
    });
  });
});

describe('a card that says where it goes', () => {
  it('was trashed, and lies there instead of in the heap (TRASH-10)', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Rototurret')] } } },
      runner: { rig: { programs: ['Harbinger'] } },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        { path: 'runner.heap', eq: [] },
        { path: 'runner.rig.facedown', eq: ['Harbinger'] },
        { facts: [{ type: 'trashed', card: 'Harbinger' }, { type: 'installed' }] },
      ],
    });
  });
});
