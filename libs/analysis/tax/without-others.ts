import type { Ability, Definition } from '#rules';

const known = new WeakMap<Definition, Definition | null>();

const isOfOthers = ({ do: does }: { readonly do: string }): boolean => does === 'resolve-sub';

const without = (ability: Ability): Ability =>
  ability.kind === 'sub'
    ? { ...ability, effects: ability.effects.filter((one) => !isOfOthers(one)) }
    : ability;

/** Ice without what it has of other ice resolved; null where it has none. */
export function withoutOthers(definition: Definition): Definition | null {
  const before = known.get(definition);
  if (before !== undefined) return before;
  const has = definition.abilities.some(
    ({ ability }) => ability.kind === 'sub' && ability.effects.some(isOfOthers),
  );
  const found = has
    ? {
        ...definition,
        abilities: definition.abilities.map((one) => ({ ...one, ability: without(one.ability) })),
      }
    : null;
  known.set(definition, found);
  return found;
}
