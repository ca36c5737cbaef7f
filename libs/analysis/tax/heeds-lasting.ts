import type { Pool, State } from '#rules';
import { touchedBy } from './touched/touched-by';

/** Whether it matters on the way that what stands at a path lasts, and how often. */
export type HeedsLasting = (path: string) => 'each' | 'once' | 'not';

/**
 * Of how many cards are accessed it does not matter twice that they are no more than so many. Where no card of the
 * table has any accessed on the way, it does not matter at all: ways end before.
 */
export function heedsLasting(pool: Pool, { active, servers, cards }: State): HeedsLasting {
  const mayAccess = [...active, ...servers.flatMap(({ ice }) => ice)].some((id) => {
    const definition = pool.definitions[cards[id]?.def ?? -1];
    if (definition === undefined) return true;
    const { changes } = touchedBy(definition);
    return changes.has('accesses') || changes.has('anything');
  });
  return (path) => {
    const ability = pool.abilities.get(path)?.ability;
    if (ability?.kind !== 'constant' || ability.modifies.of !== 'access-limit') return 'each';
    return mayAccess ? 'once' : 'not';
  };
}
