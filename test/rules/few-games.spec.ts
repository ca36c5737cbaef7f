import { coreRules, exampleRules } from '#cards/pool';
import type { Rules } from '#rules/rules';
import { playCampaign } from '#testkit/random/campaign';
import { randomDeck } from '#testkit/random/decks';
import type { Source } from '#testkit/random/source';

const seeds = [1, 2, 3, 4];
const pools: readonly (readonly [string, Rules])[] = [
  ['the Core Set', coreRules],
  ['the examples', exampleRules],
];

/** A few games that are over in a moment, each a test of its own; `test:long` plays the many. */
describe.each(pools)('games with any cards of %s', (_name, rules) => {
  const decks = (_game: number, next: Source) => ({
    corp: randomDeck(rules.pool, 'corp', 30, next),
    runner: randomDeck(rules.pool, 'runner', 30, next),
  });

  it.each(seeds)('keep every law: game %i', (first) => {
    const found: string[] = [];
    playCampaign({
      rules,
      decks,
      first,
      games: 1,
      thorough: () => ({ roundTrips: 25, sides: 4 }),
      found: (game, _decks, { breach }) => found.push(`game ${game}: ${breach ?? ''}`),
    });
    expect(found).toEqual([]);
  });
});
