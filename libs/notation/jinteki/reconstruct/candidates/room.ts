import type { Decision, Pool, State } from '#rules';
import { pileKey } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { countOf } from './shows';

/** Programs, or pieces of ice, are trashed for a new one in one order, which changes nothing else. */
export function later(
  { definitions }: Pool,
  { frames, cards }: State,
  list: readonly Decision[],
): readonly Decision[] {
  const install = frames.findLast(({ at }) => at === 'install');
  if (install?.at !== 'install') return list;
  const type = definitions[cards[install.vars.card]?.def ?? -1]?.value.type;
  if (type !== 'program' && type !== 'ice') return list;
  const last = install.vars.trash.at(-1) ?? -1;
  return list.filter((one) => !('card' in one) || one.card > last);
}

/** Where an install is all that lines tell, whatever is gone in the end was trashed for it: none is left out. */
export function whole(node: Node, goal: Goal, list: readonly Decision[]): readonly Decision[] {
  const { cards, frames } = node.live.state;
  const install = frames.findLast(({ at }) => at === 'install');
  if (install?.at !== 'install' || !goal.evidence.installsAlone) return list;
  const chosen = install.vars.trash.map((id) => cards[id]?.def);
  const isDue = (one: Decision): boolean => {
    const def = 'card' in one ? cards[one.card]?.def : undefined;
    if (def === undefined) return false;
    const heap = pileKey('heap', def);
    return goal.gain(heap, countOf(node.features, heap)) > chosen.filter((id) => id === def).length;
  };
  return list.some(isDue) ? list.filter(({ do: what }) => what !== 'done') : list;
}
