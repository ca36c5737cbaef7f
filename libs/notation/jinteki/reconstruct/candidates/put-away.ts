import type { Decision, State } from '#rules';
import { fieldKey, spotBase } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { cardIn, countOf } from './shows';

/** Whether what is asked for is put elsewhere than into a discard pile as a cost: what is trashed for one is chosen before that. */
export function isPutAway({ frames }: State): boolean {
  const pay = frames.at(-1);
  if (pay?.at !== 'pay') return false;
  const { bill, puts = [], trashes } = pay.vars;
  const { put, trash } = bill;
  if (trash !== null && trashes.length === 0) return false;
  return put !== null && put.amount !== 'all' && puts.length < put.amount;
}

/** Of cards that are put away as a cost those that theirs shows fewer of where they lie. */
export function putAway(node: Node, goal: Goal, list: readonly Decision[]): readonly Decision[] {
  const { state } = node.live;
  const { rig } = state.runner;
  const gone = (one: Decision): boolean => {
    if (!('card' in one) || one.card === undefined) return true;
    const { def, zone } = cardIn(state, one.card);
    if (zone !== 'rig') return true;
    // Copies are told by their places: with one fewer the last of them is empty.
    const place = rig.filter((id) => cardIn(state, id).def === def).length - 1;
    const key = fieldKey(spotBase('rig', 0, place, def), 'card');
    return goal.falls(key, countOf(node.features, key));
  };
  return list.filter(gone);
}
