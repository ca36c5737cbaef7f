import { cardOf, ownerOf } from '../query/card';
import { see } from '../query/see';
import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import { emit } from './emit';
import { move } from './move';
import { trash } from './trash';

/** Puts a card into its owner's hand or deck; what it hosts is trashed (HOST-09). */
export function returnCard(g: Work, id: CardId, to: 'hand' | 'top' | 'bottom'): void {
  const card = cardOf(g, id);
  const corp = ownerOf(g, card) === 'corp';
  const zone = to === 'hand' ? (corp ? 'hq' : 'grip') : corp ? 'rd' : 'stack';
  const before = see(g, id);
  const { hostedBy } = move(g, id, {
    zone,
    faceup: false,
    ...(to === 'top' ? { at: 'front' as const } : {}),
  });
  emit(g, { type: 'returned', card: before, to: zone });
  trash(g, hostedBy, { by: ownerOf(g, card) });
}
