import type { Side } from '#decks/catalogue/card';
import { identitiesOf } from '#decks/deck/deck-list';
import { store } from '#decks/history/deck';
import type { DeckFormat } from '#decks/legality/deck-format';
import { formatNamed } from '#decks/legality/formats';
import { validate } from '#decks/legality/validate';
import { readDeck } from '#decks/read/read-deck';
import type { Decks, RegisteredDeck } from '#tournament/stream/state';

export interface DeckText {
  /** In any notation. */
  readonly text: string;
  /** The stored deck it is a version of. */
  readonly deckId: string | null;
}

export interface DeckTexts {
  readonly corp: DeckText;
  readonly runner: DeckText;
}

export interface DecksRefused {
  readonly ok: false;
  readonly code: 'DECK_UNREADABLE' | 'DECK_ILLEGAL' | 'UNKNOWN_FORMAT';
  readonly place: string;
  readonly message: string;
  readonly mend: string;
}

type DeckAnswer = { readonly ok: true; readonly deck: RegisteredDeck } | DecksRefused;
export type DecksAnswer = { readonly ok: true; readonly decks: Decks } | DecksRefused;

/** A list to be handed in: read whole, legal in the format, and of the side it is handed in for. */
const registeredDeck = ({ text, deckId }: DeckText, side: Side, format: DeckFormat): DeckAnswer => {
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

/** Both decks of a player, held against a format by its name (TOURN-06, TOURN-13). */
export const registeredDecks = ({ corp, runner }: DeckTexts, format: string): DecksAnswer => {
  const named = formatNamed(format);
  if (!named.ok) return { ...named, place: 'format' };
  const first = registeredDeck(corp, 'corp', named.format);
  if (!first.ok) return first;
  const second = registeredDeck(runner, 'runner', named.format);
  return second.ok ? { ok: true, decks: { corp: first.deck, runner: second.deck } } : second;
};
