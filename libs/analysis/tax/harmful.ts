import type { Definition, subsOf, Work } from '#rules';

export type Sub = ReturnType<typeof subsOf>[number];

const counting = new WeakMap<Definition, boolean>();

/** Whether a card asks what was broken; what it says can have come to lie on others. */
export function countsBroken(definition: Definition | undefined): boolean {
  if (definition === undefined) return true;
  const known = counting.get(definition) ?? /-broken"/.test(JSON.stringify(definition.abilities));
  counting.set(definition, known);
  return known;
}

/** Whether a subroutine does more than give the Corp credits, or somebody asks whether it was broken. */
export function harmfulIn({ state, pool }: Work): (sub: Sub | undefined) => boolean {
  let isAsked: boolean | null = null;
  return (sub) =>
    sub?.ability.effects.every((effect) => effect.do === 'gain' && effect.who === 'corp') !==
      true || (isAsked ??= state.cards.some(({ def }) => countsBroken(pool.definitions[def])));
}
