import { textOf } from '../../json';
import type { PromptView } from '../../lens/prompt';
import type { Shown } from '../shown';
import type { Told } from './answer';
import { cardsOf } from './cards-of';
import { isOfServers } from './of-servers';

/** What theirs notes on a card of what was chosen for it. */
const marks = ['card-target', 'subtype-target'] as const;

/** The choice that the card which asks is marked with as its question closes; null where it is marked as before, or with another word. */
export function markedOn({ cardCid, choices }: PromptView, before: Shown, now: Shown): Told | null {
  if (cardCid === null) return null;
  const [was] = cardsOf(before.state, [cardCid]);
  const [is] = cardsOf(now.state, [cardCid]);
  for (const mark of marks) {
    const told = textOf(is?.card[mark]);
    if (told === null || told === textOf(was?.card[mark]) || !choices.includes(told)) continue;
    return { kind: isOfServers(choices) ? 'server' : 'option', told };
  }
  return null;
}
