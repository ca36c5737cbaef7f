import { poolNamed } from '#cards/pool';
import {
  corpDoes as corp,
  corpTurn,
  playScenario,
  rezzed,
  type Sketch,
} from '#testkit/scenario/play-scenario';

const pool = poolNamed('all');
const play = (sketch: Sketch): unknown => playScenario(sketch, pool);

describe('credits', () => {
  it('that are moved onto a card are told with it, and are no loss (CRED-04)', () => {
    play({
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { credits: 5, servers: { 'Server 1': { cards: [rezzed('Sealed Vault')] } } },
      runner: { credits: 0, rig: { programs: ['Ixodidae'] } },
      script: [corp('use', { card: 'Sealed Vault', ability: 0, x: 3 })],
      expect: [
        { facts: [{ type: 'credits-lost', side: 'corp', amount: 3 }] },
        { path: 'runner.credits', eq: 0 },
        { path: 'corp.credits', eq: 1 },
      ],
    });
  });
});
