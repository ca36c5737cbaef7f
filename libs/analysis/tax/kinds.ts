import type { Ability, Definition, Subtype } from '#rules';

const lending = new WeakMap<Definition, boolean>();

/** Whether the subtypes of ice may be others by a card than ice says. */
export function changesKinds(definition: Definition | undefined): boolean {
  if (definition === undefined) return true;
  const known =
    lending.get(definition) ?? JSON.stringify(definition.abilities).includes('"of":"subtypes"');
  lending.set(definition, known);
  return known;
}

/** Whether an ability breaks subroutines of ice that has some subtypes. */
export const breaksOf = (ability: Ability, isKind: (subtype: Subtype) => boolean): boolean =>
  ability.kind === 'paid' &&
  ability.effects.some(
    (effect) =>
      effect.do === 'break' &&
      (effect.subtype === undefined || [effect.subtype].flat().some(isKind)),
  );

/** Whether a card breaks subroutines of ice with the subtypes that ice says. */
export const breaksKind = (own: Definition | undefined, ice: Definition | undefined): boolean =>
  own === undefined ||
  ice === undefined ||
  own.abilities.some(({ ability }) => breaksOf(ability, (one) => ice.subtypes.includes(one)));
