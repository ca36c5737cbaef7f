import { randomDeck } from '#play/random-deck';
import { oneOf, type Source } from '#play/source';
import { type DeckList, rulesOf, type Side } from '#rules';
import { playCampaign } from '#testkit/random/campaign';
import { cycleNames, cycles } from './cycles';
import { poolNamed } from './pool';

const pool = poolNamed('all');
const rules = rulesOf(pool);

const codesOf = (side: Side): ReadonlyMap<string, 'identity' | 'card'> =>
  new Map(
    pool.definitions
      .filter((one) => one.side === side)
      .map(({ value }) => [value.code, value.type === 'identity' ? 'identity' : 'card']),
  );
const sides = { corp: codesOf('corp'), runner: codesOf('runner') };

/** The written cards of each cycle after the Core Set, for those that have some. */
const newer = cycleNames
  .filter((name) => name !== 'core')
  .map((name) => ({ name, codes: cycles[name].map(({ code }) => code) }))
  .filter(({ codes }) => codes.length > 20);

/** Two cards of three, and every other identity, are of one cycle; the rest are any of the pool. */
function cycleDeck(codes: readonly string[], side: Side, size: number, next: Source): DeckList {
  const own = codes.filter((code) => sides[side].get(code) === 'card');
  const identities = codes.filter((code) => sides[side].get(code) === 'identity');
  const any = randomDeck(pool, side, size, next);
  return {
    identity: identities.length > 0 && next(2) === 0 ? oneOf(identities, next) : any.identity,
    cards: any.cards.map((code, i) => (i % 3 === 0 ? code : oneOf(own, next))),
  };
}

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
          corp: cycleDeck(codes, 'corp', 44, next),
          runner: cycleDeck(codes, 'runner', 45, next),
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
