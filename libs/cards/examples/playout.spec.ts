import { randomDeck } from '#play/random-deck';
import { playCampaign } from '#testkit/random/campaign';
import { oneOf, type Source } from '#play/source';
import type { DeckList, Side } from '#rules';
import { examplePool, exampleRules } from '../pool';
import { exampleCodes } from './examples';

/** Two cards of three are of the examples; the rest are any of the pool. */
function exampleDeck(side: Side, size: number, next: Source): DeckList {
  const own = examplePool.definitions
    .filter((one) => one.side === side && one.value.type !== 'identity')
    .map((one) => one.value.code)
    .filter((code) => exampleCodes.has(code));
  const any = randomDeck(examplePool, side, size, next);
  return { ...any, cards: any.cards.map((code, i) => (i % 3 === 0 ? code : oneOf(own, next))) };
}

const games = Number(process.env['RETRACE_EXAMPLES'] ?? 60);
const first = Number(process.env['RETRACE_SEED'] ?? 1);

describe(`${games} games with the cards of the worked examples`, () => {
  it(
    'keep every law, refold to the same hashes and come to an end',
    () => {
      const found: string[] = [];
      const { longest } = playCampaign({
        rules: exampleRules,
        decks: (_game, next) => ({
          corp: exampleDeck('corp', 44, next),
          runner: exampleDeck('runner', 45, next),
        }),
        first,
        games,
        thorough: () => ({ roundTrips: 40, sides: 1 }),
        found: (game, _decks, { breach }) => found.push(`game ${game}: ${breach ?? ''}`),
      });
      expect(found).toEqual([]);
      expect(longest).toBeLessThan(5000);
    },
    Math.max(300_000, games * 2_000),
  );
});
