import { candidates } from '../candidates/candidates';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { refilledNext } from './early-refill';
import { isOn } from './lender';
import { taken } from './taken';
import { among, begun, unasked } from './unasked';

/** Cards are refilled before the window in which theirs spends what they are refilled with. */
export function* refillsEarly(means: Means, node: Node, goal: Goal): Generator<Node> {
  const { hidden, refilled, rules, titles } = means;
  const { after, until } = goal.between;
  const due = refilled.filter(({ entry }) => entry > after && entry <= until);
  const { prompt } = node.live.state;
  if (due.length === 0 || prompt === null) return;
  const first =
    prompt.kind === 'discard'
      ? candidates(rules.pool, node, prompt, goal, hidden)
      : begun(means, node, goal);
  for (const { decisions, at } of unasked(rules, node.live.state, first))
    for (const { entry, from, side } of due) {
      if (refilledNext(at) !== side) continue;
      const card = at.cards.find((one) => isOn(at, from, one));
      if (card === undefined) continue;
      yield* taken(means, node, {
        ...{ kind: 'early-refill', card: card.id, credits: 0, entry, difference: 'D20' },
        ...{ rule: 'RECUR-04', legal: false },
        reason: `${titles.titleOf(card.def)}: recurring credits are refilled before the turn begins, and before the window for it.`,
        ...among(decisions),
      });
    }
}
