import { type CardValue, compilePool, rulesOf, type Rules, type Side } from '#rules';

/** The codes of cards that nobody saw, as logs list them (`retrace/2`). */
export const unknownCodes: { readonly [side in Side]: string } = {
  corp: 'unknown-corp',
  runner: 'unknown-runner',
};

/** They do nothing, so that they cannot be played: whoever plays a card shows it. */
const unknownCards: readonly CardValue[] = [
  {
    ...{ code: unknownCodes.corp, title: 'Unknown Corp card', unknown: true },
    ...{ type: 'operation', faction: 'neutral-corp', influence: 0, cost: 0 },
    ...{ subtypes: [], abilities: [{ kind: 'play', effects: [] }] },
  },
  {
    ...{ code: unknownCodes.runner, title: 'Unknown Runner card', unknown: true },
    ...{ type: 'event', faction: 'neutral-runner', influence: 0, cost: 0 },
    ...{ subtypes: [], abilities: [{ kind: 'play', effects: [] }] },
  },
];

/** The same rules with cards of one game that are in no pool. */
export const withCards = (rules: Rules, cards: readonly CardValue[]): Rules =>
  cards.length === 0
    ? rules
    : rulesOf(
        compilePool(rules.pool.name, [
          ...rules.pool.definitions.map(({ value }) => value),
          ...cards,
        ]),
      );

const known = new WeakMap<Rules, Rules>();

/**
 * The same rules for games of which some cards never showed. The pool keeps its name, and its cards
 * their numbers: the unknown ones come last.
 */
export function withUnknown(rules: Rules): Rules {
  if (rules.pool.byCode.has(unknownCodes.corp)) return rules;
  const before = known.get(rules);
  if (before !== undefined) return before;
  const widened = withCards(rules, unknownCards);
  known.set(rules, widened);
  return widened;
}
