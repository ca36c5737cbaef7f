/**
 * npm run playouts [-- GAMES [SEED [POOL]]]: random games of a pool (the Core Set) under every law, as
 * `npm run test:long` plays them, in a process that does nothing else: twice as fast as within
 * jest. Decks of a later pool are weighted to its cycles, each in turn. A line for every 1,000 games;
 * a game in which something is found is kept as a test.
 */
import { cycleNames, cycles } from '#cards/cycles';
import { findPoolName, poolNames, rulesNamed, type PoolName } from '#cards/pool';
import { weightedDeck } from '#play/weighted-deck';
import { type Campaign, playCampaign } from '#testkit/random/campaign';
import { keepFailure } from '../golden/failures/keep-failure';
import { anyDecks } from '../golden/failures/random-decks';

const [games = 10_000, seed = 1] = process.argv.slice(2, 4).map(Number);
const pool = findPoolName(process.argv[4] ?? 'core');
if (![games, seed].every((one) => Number.isSafeInteger(one) && one > 0) || pool === null) {
  process.stderr.write(
    `playouts: give how many games and the seed of the first, both from 1, and a pool: ${poolNames.join(', ')}\n`,
  );
  process.exit(2);
}

function decksOf(name: PoolName): Campaign['decks'] {
  if (name === 'core') return anyDecks;
  const { pool: cards } = rulesNamed(name);
  const newer = cycleNames
    .filter((cycle) => cycle !== 'core')
    .map((cycle) => new Set(cycles[cycle].map(({ code }) => code)))
    .filter((codes) => codes.size > 20 && [...codes].some((code) => cards.byCode.has(code)));
  return (game, next) => {
    const favoured = newer[game % newer.length] ?? new Set<string>();
    return {
      corp: weightedDeck(cards, 'corp', 44, favoured, next),
      runner: weightedDeck(cards, 'runner', 45, favoured, next),
    };
  };
}

const rules = rulesNamed(pool);
const decks = decksOf(pool);
let failures = 0;
for (let first = seed; first < seed + games; first += 1000) {
  const several = Math.min(1000, seed + games - first);
  const { decisions, longest } = playCampaign({
    rules,
    decks,
    first,
    games: several,
    // All of one game in a hundred goes through JSON, of the others one decision in 300.
    thorough: (game) =>
      game % 100 === 0 ? { roundTrips: 1, sides: 300 } : { roundTrips: 300, sides: 1 },
    found: (game, both, examined) => {
      failures += 1;
      const path = keepFailure(`game-${String(game)}`, both, examined, rules.pool);
      process.stdout.write(`game ${String(game)}: ${examined.breach ?? ''}; kept as ${path}\n`);
    },
  });
  process.stdout.write(`${JSON.stringify({ pool, first, games: several, decisions, longest })}\n`);
}
process.stdout.write(failures === 0 ? 'nothing found\n' : `${String(failures)} found\n`);
process.exitCode = failures === 0 ? 0 : 1;
