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

const more = new WeakMap<Definition, boolean>();

/** What damages the Runner where subroutines are left. */
const FOR_LEFT =
  /"if":\{"is":"not","condition":\{"is":"all-broken"\}\}\},"effects":\[\{"do":"damage"[^{}[\]]*\}\]/g;

/** Whether it may be worse for a card if one subroutine more is broken. */
export function mindsMore(definition: Definition | undefined): boolean {
  if (definition === undefined) return true;
  const known =
    more.get(definition) ??
    /-broken"/.test(JSON.stringify(definition.abilities).replaceAll(FOR_LEFT, ''));
  more.set(definition, known);
  return known;
}

/** Whether a subroutine does more than give the Corp credits, or somebody asks whether it was broken. */
export function harmfulIn({ state, pool }: Work): (sub: Sub | undefined) => boolean {
  let isAsked: boolean | null = null;
  return (sub) =>
    sub?.ability.effects.every((effect) => effect.do === 'gain' && effect.who === 'corp') !==
      true || (isAsked ??= state.cards.some(({ def }) => countsBroken(pool.definitions[def])));
}
