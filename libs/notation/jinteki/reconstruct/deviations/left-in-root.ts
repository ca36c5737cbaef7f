import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { taken } from './taken';

/** Cards in the root of a breached server that the Runner leaves. */
export function leftInRoot(means: Means, node: Node, { between }: Goal): Node[] {
  const { prompt, cards } = node.live.state;
  if (prompt?.kind !== 'access') return [];
  const entry = means.unaccessed.find((one) => one > between.after && one <= between.until);
  if (entry === undefined) return [];
  return prompt.cards.flatMap((card) =>
    cards[card]?.zone === 'root'
      ? taken(means, node, {
          kind: 'unaccessed',
          card,
          credits: 0,
          entry,
          difference: null,
          rule: 'ACC-16',
          reason: 'A card in the root of the breached server is not accessed.',
          legal: false,
        })
      : [],
  );
}
