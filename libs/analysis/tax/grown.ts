import type { Ability, CounterKind } from '#rules';

/** The counters that a card puts onto itself when it is used, and in no other way; as many as they are, so strong it is. */
export function grownBy(abilities: readonly Ability[]): CounterKind | null {
  const strength = abilities.find(
    (one) => one.kind === 'constant' && one.modifies.of === 'strength',
  );
  if (strength?.kind !== 'constant' || strength.modifies.of !== 'strength') return null;
  const { by } = strength.modifies;
  if (typeof by === 'number' || by.of !== 'counters' || by.on !== 'this') return null;
  const others = abilities.filter((one) => one !== strength && !growsBy(one, by.kind));
  return JSON.stringify(others).includes(`"${by.kind}"`) ? null : by.kind;
}

/** Whether all that a use does is to put such counters onto the card. */
export const growsBy = (ability: Ability, kind: CounterKind): boolean =>
  ability.kind === 'paid' &&
  ability.prevents === undefined &&
  ability.effects.length > 0 &&
  ability.effects.every(
    (effect) =>
      effect.do === 'place' &&
      effect.on === 'this' &&
      effect.counter === kind &&
      typeof effect.amount === 'number',
  );
