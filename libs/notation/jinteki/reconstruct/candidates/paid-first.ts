import type { Decision, Actor } from '#rules';
import { plainKey } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { countOf, isOnCard } from './shows';

/** What leaves the pool and the cards of theirs on the way is bid and paid first. */
export function paidFirst(
  { features }: Node,
  by: Actor,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  if (list.length < 2) return list;
  const pool = plainKey(by === 'corp' ? 'corp credits' : 'runner credits');
  let onCards = 0;
  for (const [key, value] of features) if (isOnCard(key)) onCards += goal.fall(key, value);
  const all = goal.fall(pool, countOf(features, pool)) + onCards;
  const apart = (one: Decision): number => {
    if (one.do === 'bid') return Math.abs(one.credits - all);
    return one.do === 'pay' ? Math.abs(one.credits - onCards) : 0;
  };
  return [...list].sort((one, other) => apart(one) - apart(other));
}
