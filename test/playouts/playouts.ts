/**
 * npm run playouts [-- GAMES [SEED]]: random games of the Core Set under every law, as
 * `npm run test:long` plays them, in a process that does nothing else: twice as fast as within
 * jest. A line for every 1,000 games; a game in which something is found is kept as a test.
 */
import { coreRules } from '#cards/pool';
import { playCampaign } from '#testkit/random/campaign';
import { keepFailure } from '../golden/failures/keep-failure';
import { anyDecks } from '../golden/failures/random-decks';

const [games = 10_000, seed = 1] = process.argv.slice(2).map(Number);
if (![games, seed].every((one) => Number.isSafeInteger(one) && one > 0)) {
  process.stderr.write('playouts: give how many games and the seed of the first, both from 1\n');
  process.exit(2);
}

let failures = 0;
for (let first = seed; first < seed + games; first += 1000) {
  const several = Math.min(1000, seed + games - first);
  const { decisions, longest } = playCampaign({
    rules: coreRules,
    decks: anyDecks,
    first,
    games: several,
    // All of one game in a hundred goes through JSON, of the others one decision in 300.
    thorough: (game) =>
      game % 100 === 0 ? { roundTrips: 1, sides: 300 } : { roundTrips: 300, sides: 1 },
    found: (game, decks, examined) => {
      failures += 1;
      const path = keepFailure(`game-${String(game)}`, decks, examined);
      process.stdout.write(`game ${String(game)}: ${examined.breach ?? ''}; kept as ${path}\n`);
    },
  });
  process.stdout.write(`${JSON.stringify({ first, games: several, decisions, longest })}\n`);
}
process.stdout.write(failures === 0 ? 'nothing found\n' : `${String(failures)} found\n`);
process.exitCode = failures === 0 ? 0 : 1;
