import { cardOf, subsOf, type currentEncounter, type Work } from '#rules';
import { byDefinition } from './by-definition';

export type Encounter = NonNullable<ReturnType<typeof currentEncounter>>;

/** Words of cards that tell one subroutine from another when they break them. */
const PICKY = /"(?:only|which|allBut)":/;

const isPicky = byDefinition(({ abilities }) =>
  abilities.some(({ ability }) => {
    const words = JSON.stringify(ability);
    return words.includes('"break"') && PICKY.test(words);
  }),
);

/**
 * The place of the last subroutine that was broken, -1 for none, where subroutines can be broken from top to
 * bottom without loss: whatever breaks one breaks any, so that it matters which are broken, and not by what.
 * Null where it may matter.
 */
export function lastInOrder(g: Work, { broken, ice }: Encounter): number | null {
  const { pool } = g;
  for (const id of g.state.active) if (isPicky(pool, cardOf(g, id).def) !== false) return null;
  if (broken.length === 0) return -1;
  return subsOf(g, cardOf(g, ice)).findLastIndex(({ id }) => broken.includes(id));
}
