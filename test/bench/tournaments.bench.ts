import { pairRound } from '#tournament/pairing/pair-round';
import { Simulated } from '#tournament/simulation/simulate';
import { foldTournament } from '#tournament/stream/decider';
import { activePlayers } from '#tournament/stream/state';
import { seededRandom } from '../../src/cli/seeded-random';

/**
 * Milliseconds of the slowest of ten pairings of 500 players, and of the fold of 1,000 players and
 * ten rounds; one JSON line on standard output:
 *   npx jest --testMatch '<rootDir>/test/bench/tournaments.bench.ts'
 */
const SEEDS = Number(process.env['RETRACE_BENCH_SEEDS'] ?? 3);
const ROUNDS = 10;

const simulated = (players: number, seed: number): Simulated =>
  new Simulated(
    {
      settings: {
        name: 'Bench',
        date: '2015-03-25',
        tier: 'casual',
        structure: 'swiss',
        organiser: 'nobody',
        rounds: ROUNDS,
      },
      players,
      dropOneIn: 0,
    },
    seededRandom(seed),
  );

const milliseconds = (once: () => unknown): number => {
  const started = performance.now();
  once();
  return Math.round(performance.now() - started);
};

it('pairs 500 players and folds 1,000', () => {
  let slowest = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const event = simulated(500, seed);
    event.open();
    for (let round = 1; round <= ROUNDS; round++) {
      const draw = activePlayers(event.event()).map(({ id }) => id);
      slowest = Math.max(
        slowest,
        milliseconds(() => pairRound(event.event(), draw)),
      );
      event.playRound();
    }
  }
  const decisions = simulated(1000, 1).run();
  const fold = milliseconds(() => foldTournament(decisions));
  process.stdout.write(
    `${JSON.stringify({ bench: 'tournaments', slowestPairing: slowest, fold })}\n`,
  );
});
