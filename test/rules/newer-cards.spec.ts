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
