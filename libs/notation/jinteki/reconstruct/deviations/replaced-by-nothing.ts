import type { Means } from '../follow';
import type { Node } from '../node';
import { replacing } from '../told-use';
import { taken } from './taken';
import type { Told } from './told';

const leads = { window: 'pass', 'jack-out': 'continue' } as const;

/** A card is told to be used in place of a breach, where it changes nothing. */
export function* replacedByNothing(
  means: Means,
  node: Node,
  told: readonly Told[],
): Generator<Node> {
  const { titles } = means;
  const { active, cards, play, prompt } = node.live.state;
  if (prompt?.kind !== 'window' && prompt?.kind !== 'jack-out') return;
  for (const { entry, line } of told) {
    const title = replacing(line);
    const def = title === null ? null : titles.ofTitle(title);
    if (title === null || def === null) continue;
    for (const card of new Set([...active, ...play]))
      if (cards[card]?.def === def)
        yield* taken(means, node, {
          ...{ kind: 'unaccessed', card, credits: 0, entry, difference: null, rule: 'ABIL-09' },
          reason: `${title} takes the place of a breach, and changes nothing.`,
          ...{ legal: false, decisions: [{ do: leads[prompt.kind] }] },
        });
  }
}
