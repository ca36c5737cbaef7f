import type { Card, CardId, Pool, Work } from '#rules';

/** A card of which nobody saw what it is. */
export const isUnknown = ({ definitions }: Pool, def: number): boolean =>
  definitions[def]?.value.unknown === true;

/** A card of a deck is one of this title, as it showed. */
export function named(g: Work, unseen: Card, def: number): CardId {
  g.state.cards[unseen.id] = { ...unseen, def };
  return unseen.id;
}
