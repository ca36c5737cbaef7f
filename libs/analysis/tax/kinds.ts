import type { Definition } from '#rules';

const lending = new WeakMap<Definition, boolean>();

/** Whether the subtypes of ice may be others by a card than ice says. */
export function lendsKinds(definition: Definition | undefined): boolean {
  if (definition === undefined) return true;
  const known =
    lending.get(definition) ?? JSON.stringify(definition.abilities).includes('"of":"subtypes"');
  lending.set(definition, known);
  return known;
}

/** Whether a card breaks subroutines of ice with the subtypes that ice says. */
export const breaksKind = (own: Definition | undefined, ice: Definition | undefined): boolean =>
  own === undefined ||
  ice === undefined ||
  own.abilities.some(
    ({ ability }) =>
      ability.kind === 'paid' &&
      ability.effects.some(
        (effect) =>
          effect.do === 'break' &&
          (effect.subtype === undefined ||
            [effect.subtype].flat().some((one) => ice.subtypes.includes(one))),
      ),
  );
