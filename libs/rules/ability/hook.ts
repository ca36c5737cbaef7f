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
      if (ability.onAccess === true) return ['paid:access'];
      // ENC-03: for clicks, too.
      if (ability.breaks === true) return ['paid:encounter'];
      // ACT-01
      return ability.cost.clicks === undefined ? ['paid', 'paid:encounter'] : ['paid:action'];
    case 'sub':
    case 'play':
      return [];
  }
}

/** The bit of a hook among those of a card: several hooks share one. */
export const bitOf = (hook: number): number => 1 << (hook & 31);
