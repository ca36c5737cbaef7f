import { standsInRun } from './amid-run';
import { anchor } from './anchor';
import { behind } from './behind';
import { passed, type Means } from './follow';
import { Goal } from './goal';
import type { Node } from './node';
import { Evidence } from './evidence';
import { ourFeatures } from './ours';
import { type Level, levelAt } from './level';
import type { Shown } from './shown';

/** Somebody of theirs is about to act, or a run goes on. */
const mayBeTaken = ({ isSettled, state }: Shown): boolean => isSettled || standsInRun(state);

/** Takes their position over at the next entry at which ours can be set to it. */
export function resume(
  { rules, hidden, titles }: Means,
  stuck: Level,
  shown: readonly Shown[],
): Level | null {
  const { pool } = rules;
  for (let index = stuck.index + 1; index < shown.length; index += 1) {
    const there = shown[index];
    if (there === undefined || !mayBeTaken(there)) continue;
    const { state: from } = stuck.node.live;
    const anchored = anchor(pool, titles, from, there.state, hidden.decks, index);
    if (anchored === null) continue;
    const here = { after: index, until: index };
    const goal = new Goal([there.features], there, here, new Evidence(shown, here));
    if (!goal.measure(anchored.laid, false).matches) continue;
    // What goes on by itself has to be what theirs goes on with.
    const seen = behind(hidden, index);
    const at = passed(hidden, seen, anchored.facts, anchored.state.cards, index);
    if (at === null) continue;
    const live = rules.live(anchored.state);
    const node: Node = {
      live,
      features: ourFeatures(pool, live.state, []),
      trail: stuck.node.trail,
      ...seen,
      ...at,
      loans: [],
      granted: stuck.node.granted,
    };
    return levelAt(node, index);
  }
  return null;
}
