import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Deviation } from './deviation';
import { taken } from './taken';

/** Cards in the root of a breached server that the Runner leaves. */
export function leftInRoot(means: Means, node: Node, { between }: Goal): Node[] {
  const { prompt, cards } = node.live.state;
  if (prompt?.kind !== 'access') return [];
  const entry = means.unaccessed.find((one) => one > between.after && one <= between.until);
  if (entry === undefined) return [];
  const root = prompt.cards.filter((card) => cards[card]?.zone === 'root');
  return root.flatMap((card) => {
    const one: Deviation = {
      ...{ kind: 'unaccessed', card, credits: 0, entry, difference: null, rule: 'ACC-16' },
      reason: 'A card in the root of the breached server is not accessed.',
      legal: false,
    };
    const only = taken(means, node, one);
    // Who leaves the last of them may have no more of the central either.
    return root.length === 1 && prompt.zone
      ? [...only, ...taken(means, node, { ...one, decisions: [{ do: 'done' }] })]
      : only;
  });
}
