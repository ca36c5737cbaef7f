import { poolNamed } from '#cards/pool';
import {
  corpDoes as corp,
  corpTurn,
  playScenario,
  type Sketch,
} from '#testkit/scenario/play-scenario';

const pool = poolNamed('all');
const play = (sketch: Sketch): unknown => playScenario(sketch, pool);

describe('an install cost by the position', () => {
  it('is that of where the ice goes when what had to make room is gone (INST-28)', () => {
    play({
      turn: corpTurn,
      corp: {
        credits: 2,
        hq: ['Hunter', 'Enigma'],
        servers: { HQ: { ice: ['Ice Wall', 'Wall of Static'] } },
      },
      runner: { rig: { resources: ['Network Exchange'] } },
      script: [
        corp('install', { card: 'Hunter', server: 'HQ', trash: [], illegal: 'CANNOT_PAY' }),
        corp('install', { card: 'Hunter', server: 'HQ', trash: ['Wall of Static'] }),
        corp('install', {
          card: 'Enigma',
          server: 'HQ',
          trash: ['Ice Wall'],
          illegal: 'CANNOT_PAY',
        }),
        corp('install', { card: 'Enigma', server: 'HQ', trash: ['Ice Wall', 'Hunter'] }),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { card: 'Enigma', is: { at: 'HQ.ice[0]' } },
      ],
    });
  });
});
