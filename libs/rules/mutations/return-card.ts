import { cardOf, ownerOf } from '../query/card';
import { mayLeave } from '../query/may-leave';
import { see } from '../query/see';
import type { Work } from '../machine/work';
import type { Zone } from '../state/card';
import type { CardId } from '../state/card-id';
import { emit } from './emit';
import { move } from './move';
import { trash } from './trash';

type Home = 'hand' | 'top' | 'bottom' | 'heap';

function zoneOf(to: Home, isCorp: boolean): Zone {
  if (to === 'heap') return to;
  if (to === 'hand') return isCorp ? 'hq' : 'grip';
  return isCorp ? 'rd' : 'stack';
}

/** Puts a card into its owner's hand, deck or heap; what it hosts is trashed (HOST-09). */
export function returnCard(g: Work, id: CardId, to: Home): void {
  if (!mayLeave(g, id)) return;
  const card = cardOf(g, id);
  const zone = zoneOf(to, ownerOf(g, card) === 'corp');
  const before = see(g, id);
  const { hostedBy } = move(g, id, {
    zone,
    faceup: to === 'heap',
    ...(to === 'top' ? { at: 'front' as const } : {}),
  });
  emit(g, { type: 'returned', card: before, to: zone });
  trash(g, hostedBy, { by: ownerOf(g, card) });
}
