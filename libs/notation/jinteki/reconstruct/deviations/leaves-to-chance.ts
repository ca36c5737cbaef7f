import type { Means } from '../follow';
import type { Node } from '../node';
import { type AccessedByChance, isOfAccess, takenByChance } from './accessed-by-chance';
import type { Deviation } from './deviation';
import { isOfDamage, type LeftToChance } from './left-to-chance';
import { taken } from './taken';

/** What damage takes is chosen by nobody, though a card that was used lets it be. */
export function leavesToChance(means: Means, node: Node, left: readonly LeftToChance[]): Node[] {
  const { state } = node.live;
  if (left.length === 0 || !isOfDamage(state) || state.prompt?.kind !== 'pick') return [];
  const card = state.prompt.source;
  const def = card === null ? undefined : state.cards[card]?.def;
  if (card === null || def === undefined) return [];
  const title = means.titles.titleOf(def);
  const one = left.find((question) => question.title === title);
  if (one === undefined) return [];
  const deviation: Deviation = {
    ...{ kind: 'unanswered', card, credits: 0, entry: one.entry },
    ...{ difference: 'D17', rule: 'MUST-01', legal: false },
    reason: `${title}: what the damage takes is left without an answer.`,
  };
  return taken(means, node, deviation);
}

/** What of HQ is accessed is chosen by nobody, though a card lets it be. */
export function leavesAccessToChance(
  means: Means,
  node: Node,
  left: readonly AccessedByChance[],
): Node[] {
  const { prompt } = node.live.state;
  if (!isOfAccess(node.live.state) || prompt?.kind !== 'pick' || prompt.source === null) return [];
  const { hidden, rules, titles } = means;
  const next = hidden.accesses[node.accessed];
  const one = takenByChance(rules.pool, left, next);
  const def = node.live.state.cards[prompt.source]?.def;
  if (one === null || def === undefined) return [];
  return taken(means, node, {
    ...{ kind: 'unanswered', card: prompt.source, credits: 0, entry: one.entry },
    ...{ difference: 'D17', rule: 'ACC-28', legal: false },
    reason: `${titles.titleOf(def)}: what is accessed is left without an answer.`,
  });
}
