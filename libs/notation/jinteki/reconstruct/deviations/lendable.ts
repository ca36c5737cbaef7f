import type { Card, Pool } from '#rules';

/** What a card keeps credits of, that theirs lets players take into their pool by hand. */
export type Kept = 'recurring' | 'credit';

const known = new WeakMap<Pool, ReadonlyMap<number, Kept>>();

function listOf({ definitions }: Pool): ReadonlyMap<number, Kept> {
  const list = new Map<number, Kept>();
  for (const { index, abilities } of definitions) {
    const kinds = abilities.flatMap(({ ability }) =>
      ability.kind === 'constant' ? [ability.modifies.of] : [],
    );
    if (kinds.includes('recurring')) list.set(index, 'recurring');
    else if (kinds.includes('credits-usable')) list.set(index, 'credit');
  }
  return list;
}

/**
 * Credits that a card keeps to be spent from it: recurring ones, or those that were placed there (CRED-03).
 * Null for a card whose credits its own abilities take.
 */
export function keptOn(pool: Pool, def: number): Kept | null {
  const list = known.get(pool) ?? listOf(pool);
  known.set(pool, list);
  return list.get(def) ?? null;
}

/** Those that a card keeps to be spent from it. */
export const creditsOn = (pool: Pool, { credit, def, recurring }: Card): number =>
  keptOn(pool, def) === 'credit' ? credit : recurring;
