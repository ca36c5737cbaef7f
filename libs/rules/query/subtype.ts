import type { Card } from '../state/card';
import type { Subtype } from '../state/trait';
import type { Work } from '../machine/work';
import { cardOf, definitionOf } from './card';
import { cardsFor } from './described';
import { eachConstant } from './in-force';
import { covered } from './target';

/** Printed, gained and lost instances are summed; above zero means having it (CONV-03). */
export function hasSubtype(g: Work, card: Card, subtype: Subtype, copied = false): boolean {
  let instances = definitionOf(g, card).subtypes.includes(subtype) ? 1 : 0;
  const count: Parameters<typeof eachConstant<'subtypes'>>[2] = (modifier, context) => {
    const { copies } = modifier;
    // What a card has only as a copy of others is not copied again.
    if (copies !== undefined && !copied && covered(g, context, modifier.cards, card))
      if (cardsFor(g, context, copies).some((id) => hasSubtype(g, cardOf(g, id), subtype, true)))
        instances += 1;
    if (modifier.named?.[context.x] === subtype && covered(g, context, modifier.cards, card))
      instances += 1;
    if (modifier.gain?.includes(subtype) !== true && modifier.lose?.includes(subtype) !== true)
      return;
    if (!covered(g, context, modifier.cards, card)) return;
    if (modifier.gain?.includes(subtype) === true) instances += 1;
    if (modifier.lose?.includes(subtype) === true) instances -= 1;
  };
  eachConstant(g, 'subtypes', count, card);
  return instances > 0;
}
