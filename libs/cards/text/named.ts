import type { Effects } from '#rules/ability/ability';
import type { Effect } from '#rules/ability/effect';
import type { Named } from './voice';

function introduced(effect: Effect): readonly (readonly [string, Named])[] {
  if (effect.do === 'lose')
    return effect.as === undefined
      ? []
      : [[effect.as, { pronoun: 'them', each: 'credit lost this way' }]];
  if (!('as' in effect)) return [];
  const most = 'most' in effect ? effect.most : 'amount' in effect ? effect.amount : 1;
  return [[effect.as, { pronoun: most === 1 ? 'it' : 'them' }]];
}

/** What the names kept by these effects stand for, so that later words can speak of them. */
export const namedBy = (
  effects: Effects,
  known: ReadonlyMap<string, Named>,
): ReadonlyMap<string, Named> => new Map([...known, ...effects.flatMap(introduced)]);
