import { see } from '../query/see';
import type { Work } from '../machine/work';
import { cardOf } from '../query/card';
import type { CardId } from '../state/card-id';
import { emit } from './emit';
import { move } from './move';

/** Puts a card on another without installing it, faceup or facedown as the effect says (HOST-08, HOST-11). */
export function hostOn(g: Work, id: CardId, host: CardId, faceup: boolean): void {
  move(g, id, { zone: 'hosted', faceup });
  cardOf(g, id).host = host;
  emit(g, { type: 'hosted', card: see(g, id), host: see(g, host) });
}

/** Two cards change places at once; nothing is installed by it (SWAP-01, SWAP-02). */
export function swap(g: Work, one: CardId, other: CardId): void {
  const before = [see(g, one), see(g, other)];
  const { zone } = cardOf(g, one);
  const { zone: otherZone } = cardOf(g, other);
  move(g, one, { zone: otherZone, faceup: false });
  move(g, other, { zone, faceup: false });
  emit(g, { type: 'swapped', cards: before });
}
