import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';
import type { Told } from './told';

const paysForNone = / pays (\d+) \[Credits?\] to use (.+?) to do 0 \w+ damage\.$/;

/** An accessed card does damage for a price, and none at all: our rules do not ask whether it does. */
export function paysInVain(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { titles } = means;
  const { cards, prompt } = node.live.state;
  const card = prompt?.kind === 'accessed' ? prompt.card : null;
  if (card === null) return [];
  return told.flatMap(({ entry, line }) => {
    const [, credits, title] = paysForNone.exec(line) ?? [];
    if (title === undefined || titles.ofTitle(title) !== cards[card]?.def) return [];
    return taken(means, node, {
      ...{ kind: 'idle-use', card, credits: Number(credits), entry, difference: 'D15' },
      ...{ rule: 'ABIL-09', legal: false },
      reason: `${title} is paid for, and does nothing.`,
    });
  });
}
