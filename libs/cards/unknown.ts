import { type CardValue, compilePool, rulesOf, type Rules, type Side } from '#rules';

/** The codes of cards that nobody saw, as logs list them (`retrace/2`). */
export const unknownCodes: { readonly [side in Side]: string } = {
  corp: 'unknown-corp',
  runner: 'unknown-runner',
};

/** They say nothing and cannot be played: whoever plays a card shows it. */
const unknownCards: readonly CardValue[] = [
  {
    ...{ code: unknownCodes.corp, title: 'Unknown Corp card', unknown: true },
    ...{ type: 'operation', faction: 'neutral-corp', influence: 0, cost: 0 },
    ...{ subtypes: [], abilities: [] },
  },
  {
    ...{ code: unknownCodes.runner, title: 'Unknown Runner card', unknown: true },
    ...{ type: 'event', faction: 'neutral-runner', influence: 0, cost: 0 },
    ...{ subtypes: [], abilities: [] },
  },
];

const known = new WeakMap<Rules, Rules>();

/**
 * The same rules for games of which some cards never showed. The pool keeps its name, and its cards
 * their numbers: the unknown ones come last.
 */
export function withUnknown(rules: Rules): Rules {
  const { definitions, byCode, name } = rules.pool;
  if (byCode.has(unknownCodes.corp)) return rules;
  const before = known.get(rules);
  if (before !== undefined) return before;
  const values = definitions.map(({ value }) => value);
  const widened = rulesOf(compilePool(name, [...values, ...unknownCards]));
  known.set(rules, widened);
  return widened;
}
