import { weightedDeck } from '#play/weighted-deck';
import { playCampaign } from '#testkit/random/campaign';
import { cycleNames, cycles } from './cycles';
import { rulesNamed } from './pool';

const rules = rulesNamed('all');

/** The written cards of each cycle after the Core Set, for those that have some. */
const newer = cycleNames
  .filter((name) => name !== 'core')
  .map((name) => ({ name, codes: new Set(cycles[name].map(({ code }) => code)) }))
  .filter(({ codes }) => codes.size > 20);

const games = Number(process.env['RETRACE_CYCLES'] ?? 6);
const first = Number(process.env['RETRACE_SEED'] ?? 1);

describe.each(newer)(`${games} games with the cards of $name`, ({ codes }) => {
  it(
    'keep every law, refold to the same hashes and come to an end',
    () => {
      const found: string[] = [];
      const { longest } = playCampaign({
        rules,
        decks: (_game, next) => ({
          corp: weightedDeck(rules.pool, 'corp', 44, codes, next),
          runner: weightedDeck(rules.pool, 'runner', 45, codes, next),
        }),
        first,
        games,
        thorough: () => ({ roundTrips: 40, sides: 1 }),
        found: (game, _decks, { breach }) => found.push(`game ${game}: ${breach ?? ''}`),
      });
      expect(found).toEqual([]);
      expect(longest).toBeLessThan(5000);
    },
    Math.max(300_000, games * 5_000),
  );
});
