import type { Ability, CardId, Definition, Pool, State } from '#rules';
import { touchedBy } from './touched/touched-by';

/** Whether it matters on the way that what stands at a path lasts, and how often. */
export type HeedsLasting = (path: string) => 'each' | 'once' | 'not' | 'fewer is better';

/** That the same lasts once more makes nothing cheaper, where no card asks how many subroutines there are. */
function isNoBetterTwice(pool: Pool, path: string): boolean {
  const ability = pool.abilities.get(path)?.ability;
  if (ability?.kind !== 'constant') return false;
  const { modifies } = ability;
  return (
    modifies.of === 'cannot' ||
    ((modifies.of === 'subroutines' || modifies.of === 'subtypes') && modifies.lose === undefined)
  );
}

/** The Runner cannot make another run: this one goes on. */
export const isOfLaterRuns = ({ modifies }: Extract<Ability, { kind: 'constant' }>): boolean =>
  modifies.of === 'cannot-run';

/**
 * Of how many cards are accessed it does not matter twice that they are no more than so many. Where no card of the
 * table has any accessed on the way, it does not matter at all: ways end before.
 */
export function heedsLasting(
  pool: Pool,
  { cards }: State,
  speaking: readonly CardId[],
): HeedsLasting {
  const definitions: readonly (Definition | undefined)[] = speaking.map(
    (id) => pool.definitions[cards[id]?.def ?? -1],
  );
  const mayAccess = definitions.some((definition) => {
    if (definition === undefined) return true;
    const { changes } = touchedBy(definition);
    return changes.has('accesses') || changes.has('anything');
  });
  const areAsked = definitions.some(
    (one) => one === undefined || touchedBy(one).asks.has('harder'),
  );
  return (path) => {
    const ability = pool.abilities.get(path)?.ability;
    if (!areAsked && isNoBetterTwice(pool, path)) return 'fewer is better';
    if (ability?.kind === 'constant' && isOfLaterRuns(ability)) return 'not';
    if (ability?.kind !== 'constant' || ability.modifies.of !== 'access-limit') return 'each';
    return mayAccess ? 'once' : 'not';
  };
}
