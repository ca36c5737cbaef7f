import type { Names } from '#notation/scenario/names';
import type { Pin } from '../stand';
import type { ToldMove } from './told';

/** What is random as the pin of a script; null for a player's decision. */
export function pinOf({ decision, prompt }: ToldMove): Pin | null {
  if (decision.do === 'random' && prompt?.kind === 'random')
    return { step: 0, kind: prompt.why, deck: null, cards: [decision.card] };
  if (decision.do === 'shuffle' && prompt?.kind === 'shuffle')
    return { step: 0, kind: 'shuffle', deck: prompt.deck, cards: decision.order };
  return null;
}

/** A pin as a script writes it. */
export const writtenPin = (names: Names, { kind, deck, cards }: Pin): object => ({
  ...{ by: 'chance', kind },
  ...(deck === null ? {} : { deck }),
  cards: cards.map((id) => names.nameOf(id)),
});
