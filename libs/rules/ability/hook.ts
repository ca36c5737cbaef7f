import type { Ability } from './ability';

export const asArray = <T>(one: T | readonly T[]): readonly T[] =>
  Array.isArray(one) ? (one as readonly T[]) : [one as T];

/** The questions an ability answers to: the index by which it is found without a search. */
export function hooksOf(ability: Ability): readonly string[] {
  switch (ability.kind) {
    case 'when':
      return asArray(ability.trigger.on).map((type) => `when:${type}`);
    case 'constant':
      return ability.modifies.of === 'cannot'
        ? ['constant:cannot', `cannot:${ability.modifies.verb}`]
        : [`constant:${ability.modifies.of}`];
    case 'instead':
      return [`instead:${ability.of}`];
    case 'before':
      return [`before:${ability.imminent}`];
    case 'rez-when':
      return [`rez-when:${ability.imminent}`];
    case 'paid':
      if (ability.prevents !== undefined) return [`prevents:${ability.prevents.what}`];
      return [ability.onAccess === true ? 'paid:access' : 'paid'];
    case 'sub':
    case 'play':
      return [];
  }
}
