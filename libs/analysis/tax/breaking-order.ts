import { cardOf, subsOf, type currentEncounter, type Definition, type Work } from '#rules';

export type Encounter = NonNullable<ReturnType<typeof currentEncounter>>;

/** Words of cards that tell one subroutine from another when they break them. */
const PICKY = /"(?:only|which|allBut)":/;

const picky = new WeakMap<Definition, boolean>();

function isPicky(definition: Definition | undefined): boolean {
  if (definition === undefined) return true;
  const known =
    picky.get(definition) ??
    definition.abilities.some(({ ability }) => {
      const words = JSON.stringify(ability);
      return words.includes('"break"') && PICKY.test(words);
    });
  picky.set(definition, known);
  return known;
}

/**
 * The place of the last subroutine that was broken, -1 for none, where subroutines can be broken from top to
 * bottom without loss: whatever breaks one breaks any, so that it matters which are broken, and not by what.
 * Null where it may matter.
 */
export function lastInOrder(g: Work, { broken, ice }: Encounter): number | null {
  const { active } = g.state;
  if (active.some((id) => isPicky(g.pool.definitions[cardOf(g, id).def]))) return null;
  return subsOf(g, cardOf(g, ice)).findLastIndex(({ id }) => broken.includes(id));
}
