import type { Work } from '../machine/work';
import { cardOf } from '../query/card';
import { isGripOpen } from '../query/open-grip';
import { openly } from '../query/openly';
import type { CardId } from '../state/card-id';
import { ownCard } from '../state/own-card';
import { reveal } from './facing';
import { updateHandles } from './handles';

/**
 * INFO-37: turns the cards of the grip as they have to lie, in an order that does not tell how they lay. Those that
 * lie open now and did not before.
 */
export function turnGrip(g: Work): readonly CardId[] {
  const isOpen = isGripOpen(g);
  const turned = g.state.runner.grip.filter((id) => cardOf(g, id).faceup !== isOpen);
  if (turned.length === 0) return turned;
  const inOrder = openly(g, turned, ['grip']);
  for (const id of inOrder) {
    ownCard(g.state, id).faceup = isOpen;
    updateHandles(g, id);
  }
  return isOpen ? inOrder : [];
}

/** The same, told: all that lies there is shown at once (EXP-03). */
export function settleGrip(g: Work): void {
  for (const id of turnGrip(g)) reveal(g, id);
}
