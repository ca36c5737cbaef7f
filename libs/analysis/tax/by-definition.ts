import type { Definition, Pool } from '#rules';

/**
 * What is read of each card once, by its number in the pool: whoever looks at one pool again and again finds it without
 * looking up the card.
 */
export function byDefinition<T>(
  read: (definition: Definition) => T,
): (pool: Pool, def: number | undefined) => T | undefined {
  const lists = new WeakMap<Pool, (T | undefined)[]>();
  let last: Pool | null = null;
  let found: (T | undefined)[] = [];
  return (pool, def = -1) => {
    if (last !== pool) {
      found = lists.get(pool) ?? [];
      lists.set(pool, found);
      last = pool;
    }
    const known = found[def];
    if (known !== undefined) return known;
    const definition = pool.definitions[def];
    return definition === undefined ? undefined : (found[def] = read(definition));
  };
}
