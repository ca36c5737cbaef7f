import type { SeatInput } from '../api/documents';
import { deckIn } from '../decks/deck-in';
import { texts } from '../texts/texts';
import type { FormText } from '../ui/form-text';
import { ANOTHER } from './deck-choice';

/** Who plays a seat with which deck, as a form has it. */
export function seatIn(text: FormText, seat: 'corp' | 'runner'): SeatInput {
  const name = text(seat);
  const deck = text(`${seat}-deck`);
  if (deck === ANOTHER) return { name, deck: deckIn(text(`${seat}-list`)) };
  return Object.hasOwn(texts.live.starters[seat], deck)
    ? { name, starter: deck }
    : { name, deck: { deck } };
}
