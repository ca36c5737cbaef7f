import type { Rules } from '#rules';
import { findPoolName, poolNames, poolTitle, rulesNamed, smallestPool } from './pool';

/** The rules that judge a game, by the pool that its header names. */
export interface RulesByPool {
  /** Names of pools, as headers give them. */
  readonly names: readonly string[];
  /** Null where no pool has the name. */
  find(pool: string): Rules | null;
  /** Those of the smallest pool with all of these cards, by code or title; what is in no pool does not count. */
  covering(cards: Iterable<string>): Rules;
}

/** Every pool there is, compiled when a game of it is first asked for. */
export const rulesByPool: RulesByPool = {
  get names() {
    return poolNames.map((name) => poolTitle(name));
  },
  find: (pool) => {
    const name = findPoolName(pool);
    return name === null || poolTitle(name) !== pool ? null : rulesNamed(name);
  },
  covering: (cards) => rulesNamed(smallestPool(cards)),
};

/** One pool alone. */
export const rulesOfOnePool = (rules: Rules): RulesByPool => ({
  names: [rules.pool.name],
  find: (pool) => (pool === rules.pool.name ? rules : null),
  covering: () => rules,
});
