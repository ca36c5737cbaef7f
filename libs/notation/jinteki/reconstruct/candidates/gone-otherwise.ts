import type { Decision, Pool, State } from '#rules';
import { pileKey } from '../features';
import type { Goal } from '../goal';
import { cardIn, titleOf } from './shows';

const ofCorp: ReadonlySet<string> = new Set(['hq', 'root', 'ice']);

/**
 * As many cards of this title as come to the discard pile are told to be taken by damage, or trashed for what they do
 * themselves: none of them was chosen.
 */
export function isGoneOtherwise(pool: Pool, state: State, goal: Goal, one: Decision): boolean {
  if (!('card' in one)) return false;
  const title = titleOf(pool, state, one.card);
  const told = goal.evidence.losses.takenByDamage(title) + goal.evidence.losses.usedUp(title);
  if (told === 0) return false;
  const { def, zone } = cardIn(state, one.card);
  const key = pileKey(ofCorp.has(zone) ? 'archives' : 'heap', def);
  return told >= goal.gain(key, goal.shown[0]?.get(key) ?? 0);
}
