import { anchor } from './anchor';
import { behind } from './behind';
import type { Means } from './follow';
import { Goal } from './goal';
import type { Node } from './node';
import { Evidence } from './evidence';
import { ourFeatures } from './ours';
import type { Level } from './reach';
import type { Shown } from './shown';

/** Takes their position over at the next entry at which a player of theirs is about to act. */
export function resume(
  { rules, hidden, titles }: Means,
  stuck: Level,
  shown: readonly Shown[],
): Level | null {
  const { pool } = rules;
  for (let index = stuck.index + 1; index < shown.length; index += 1) {
    const there = shown[index];
    if (there === undefined || there.mayPass) continue;
    const state = anchor(pool, titles, stuck.node.live.state, there.state, hidden.decks, index);
    if (state === null) continue;
    const live = rules.live(state);
    const node: Node = {
      live,
      features: ourFeatures(pool, live.state, []),
      trail: stuck.node.trail,
      ...behind(hidden, index),
      loans: [],
      granted: stuck.node.granted,
    };
    const here = { after: index, until: index };
    const goal = new Goal([there.features], there, here, new Evidence(shown, here));
    if (goal.measure(node.features, false).matches)
      return { node, index, search: null, from: null };
  }
  return null;
}
