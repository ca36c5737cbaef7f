import { counted } from '#text/counted';
import { encounterIn } from '#rules';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { taken } from './taken';
import { unasked, begun } from './unasked';
import { leftOf, unbrokenOn } from './unfired';

/** The Corp lets subroutines be that our rules resolve. */
export function* unfired(means: Means, node: Node, goal: Goal): Generator<Node> {
  const { rules, titles } = means;
  const { after, until } = goal.between;
  const ended = means.unfired.filter(({ entry }) => entry > after && entry <= until);
  if (ended.length === 0) return;
  const ways = unasked(rules, node.live.state, begun(means, node, goal));
  for (const { def, entry, behind, inVain } of ended)
    for (const { decisions, at } of ways) {
      const unbroken = unbrokenOn(rules, at, def);
      const encounter = encounterIn(at);
      // What is told last is broken; it would be taken for what is left.
      if (encounter === null || decisions.at(-1)?.do === 'break') continue;
      for (const subs of leftOf(unbroken.filter((sub) => !behind.has(sub))))
        yield* taken(means, node, {
          kind: 'unfired',
          card: encounter.vars.ice,
          credits: 0,
          entry,
          difference: 'D22',
          rule: 'SUB-01',
          reason:
            inVain === true
              ? `${titles.titleOf(def)}: its subroutine asks for a card where there is none, and does nothing more.`
              : `${titles.titleOf(def)}: ${counted(subs.length, 'unbroken subroutine does', 'unbroken subroutines do')} not resolve.`,
          legal: false,
          decisions: [...decisions, ...subs.map((sub) => ({ do: 'break', sub }) as const)],
        });
    }
}
