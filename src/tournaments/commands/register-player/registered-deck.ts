import type { Side } from '#decks/catalogue/card';
import { identitiesOf } from '#decks/deck/deck-list';
import { store } from '#decks/history/deck';
import type { DeckFormat } from '#decks/legality/deck-format';
import { validate } from '#decks/legality/validate';
import { readDeck } from '#decks/read/read-deck';
import type { RegisteredDeck } from '#tournament/stream/state';
import type { DeckText } from './command';

export type DeckAnswer =
  | { readonly ok: true; readonly deck: RegisteredDeck }
  | {
      readonly ok: false;
      readonly code: 'DECK_UNREADABLE' | 'DECK_ILLEGAL';
      readonly place: string;
      readonly message: string;
      readonly mend: string;
    };

/** A list to be handed in: read whole, legal in the format, and of the side it is handed in for. */
export const registeredDeck = (
  { text, deckId }: DeckText,
  side: Side,
  format: DeckFormat,
): DeckAnswer => {
  const place = `${side} deck`;
  const reading = readDeck(text);
  if (!reading.ok) {
    const mend = reading.issues[0]?.mend ?? 'Give a deck list.';
    return { ok: false, code: reading.code, place, message: reading.message, mend };
  }
  const { violations } = validate(reading.deck, format);
  const identity = identitiesOf(reading.deck)[0]?.card;
  if (violations.length > 0 || identity === undefined || identity.side !== side) {
    const wrong = violations.map(({ rule, message }) => `${rule}: ${message}`);
    return {
      ok: false,
      code: 'DECK_ILLEGAL',
      place,
      message: wrong.length > 0 ? wrong.join(' ') : `This is no ${side} deck.`,
      mend: 'Hand in a legal list.',
    };
  }
  const { cards } = store(reading.deck);
  return { ok: true, deck: { identity: identity.title, cards, deckId } };
};
