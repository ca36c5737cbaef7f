/**
 * Measures pairing and folding of tournaments from dist, in seconds: npm run bench:tournaments.
 * Writes test/bench/results/tournaments.json; ends with 1 when a goal is missed.
 */
import { performance } from 'node:perf_hooks';
import { built } from '../../bin/prepare.mjs';
import { report, seconds } from './goals.mjs';

built();
const load = async (path) => (await import(`../../dist/${path}.js`)).default;
const { seededRandom } = await load('src/cli/seeded-random');
const { pairRound } = await load('libs/tournament/pairing/pair-round');
const { Simulated } = await load('libs/tournament/simulation/simulate');
const { standings } = await load('libs/tournament/standings/standings');
const { foldTournament } = await load('libs/tournament/stream/decider');
const { activePlayers } = await load('libs/tournament/stream/state');

const SEEDS = Number(process.env.RETRACE_BENCH_SEEDS ?? 5);
const ROUNDS = 10;

function simulated(players, seed, dropOneIn = 0) {
  const settings = {
    name: 'Bench',
    date: '2015-03-25',
    tier: 'casual',
    structure: 'swiss',
    organiser: 'nobody',
    rounds: ROUNDS,
  };
  return new Simulated({ settings, players, dropOneIn }, seededRandom(seed));
}

/** The slowest pairing of ten rounds of some events, on the clock, as an organiser waits for it. */
function slowestPairing(players, dropOneIn) {
  let slowest = 0;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const event = simulated(players, seed, dropOneIn);
    event.open();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const draw = activePlayers(event.event()).map(({ id }) => id);
      const started = performance.now();
      pairRound(event.event(), draw);
      slowest = Math.max(slowest, performance.now() - started);
      event.playRound();
    }
  }
  return Number((slowest / 1000).toFixed(3));
}

const large = simulated(1000, 1);
const decisions = large.run();
const folded = (work) => Number(seconds(work).toFixed(3));

report('tournaments', {
  'slowest pairing of 500 players': { value: slowestPairing(500, 0), below: 1 },
  'slowest pairing of 501 players, one in 20 dropping a round': {
    value: slowestPairing(501, 20),
    below: 1,
  },
  'fold of 1,000 players and 10 rounds': {
    value: folded(() => foldTournament(decisions)),
    below: 1,
  },
  'their standings': { value: folded(() => standings(large.event())) },
});
