import type { RulesByPool } from '#cards/rules-by-pool';
import type { Scenario } from '#notation/scenario/scenario';
import type { Pool } from '#rules';

type PoolOfScenario =
  { readonly ok: true; readonly pool: Pool } | { readonly ok: false; readonly message: string };

/** Copies of a card are numbered from 1. */
const COPY = /#[1-9][0-9]*$/;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value.replace(COPY, '');
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** The pool that a scenario names, or the smallest with all cards that it speaks of. */
export function poolOfScenario(pools: RulesByPool, { pool, written }: Scenario): PoolOfScenario {
  const rules = pool === null ? pools.covering(textsIn(written)) : pools.find(pool);
  if (rules !== null) return { ok: true, pool: rules.pool };
  const message = `"pool" is "${String(pool)}"; there are ${pools.names.join(', ')}`;
  return { ok: false, message };
}
