import type { Decision } from '#rules/decision/decision';
import type { CardId } from '#rules/state/card';
import type { Hidden } from '../hidden';
import type { Node } from '../node';
import { cardIn } from './shows';

/** The order a deck is shuffled into: what came out of it lies where it came out. */
export function shuffledOrder(node: Node, facts: Hidden, deck: 'rd' | 'stack'): CardId[] {
  const { state } = node.live;
  const side = deck === 'rd' ? 'corp' : 'runner';
  const cards = deck === 'rd' ? state.corp.rd : state.runner.stack;
  const epoch = facts.decks[side].epochs[node.shuffled[side]];
  const rest = [...cards];
  const taken = (epoch?.slots ?? []).slice(0, cards.length).map(({ def }) => {
    const at = def === null ? -1 : rest.findIndex((id) => cardIn(state, id).def === def);
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
  });
  return [...taken.map((id) => id ?? rest.pop()).filter((id) => id !== undefined), ...rest];
}

export function accessNext(node: Node, facts: Hidden, list: readonly Decision[]): Decision[] {
  const next = facts.accesses[node.accessed];
  if (next === undefined || next.server === 'Archives') return [...list];
  const { state } = node.live;
  return list.filter(
    (one) => !('card' in one) || next.def === null || cardIn(state, one.card).def === next.def,
  );
}

export function arrangeNext(node: Node, facts: Hidden, list: readonly Decision[]): Decision[] {
  const def = facts.arrangements.flatMap(({ defs }) => defs)[node.arranged];
  const { state } = node.live;
  const fits = list.filter((one) => 'card' in one && cardIn(state, one.card).def === def);
  return fits.slice(0, 1);
}
