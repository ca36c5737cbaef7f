import { anchor } from './anchor';
import type { Means } from './follow';
import { Goal } from './goal';
import type { Side } from '../lens/side';
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
    const accessed = hidden.accesses.findIndex((one) => one.index > index);
    const arranged = hidden.arrangements.filter((one) => one.index <= index);
    const shuffles = (side: Side): number =>
      hidden.decks[side].epochs.filter(({ from }) => from <= index).length;
    const node: Node = {
      live,
      features: ourFeatures(pool, live.state, []),
      trail: stuck.node.trail,
      accessed: accessed < 0 ? hidden.accesses.length : accessed,
      runs: hidden.runs.filter((began) => began <= index).length,
      arranged: arranged.reduce((sum, { defs }) => sum + defs.length, 0),
      loans: [],
      granted: stuck.node.granted,
      shuffled: { corp: shuffles('corp'), runner: shuffles('runner') },
    };
    const here = { after: index, until: index };
    const goal = new Goal([there.features], there, here, new Evidence(shown, here));
    if (goal.measure(node.features, false).matches)
      return { node, index, search: null, from: null };
  }
  return null;
}
