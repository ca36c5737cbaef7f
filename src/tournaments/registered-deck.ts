import type { Side } from '#decks/catalogue/card';
import { type DeckList, identitiesOf } from '#decks/deck/deck-list';
import { store } from '#decks/history/deck';
import type { DeckFormat } from '#decks/legality/deck-format';
import { formatNamed } from '#decks/legality/formats';
import { validate } from '#decks/legality/validate';
import { readDeck } from '#decks/read/read-deck';
import type { Decks, RegisteredDeck, Tournament } from '#tournament/stream/state';
import type { Caller } from '../access/caller';
import type { StoredLists } from './stored-lists';

/** A list as a player hands it in: a text in any notation, or a stored deck. */
export type GivenDeck =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'stored';
      readonly deckId: string;
      /** `null`: the last. */
      readonly version: number | null;
    };

export type GivenDecks = Readonly<Record<Side, GivenDeck>>;

/** What was handed in, read: a text that cannot be read whole, or a deck that is not there. */
export type ReadDeck =
  | { readonly ok: true; readonly list: DeckList; readonly deckId: string | null }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly hint: string;
    };

export interface DecksRefused {
  readonly ok: false;
  readonly code: string;
  readonly place: string;
  readonly message: string;
  readonly hint: string;
}

export type ReadDecks = Readonly<Record<Side, ReadDeck>>;
export type DecksAnswer = { readonly ok: true; readonly decks: Decks } | DecksRefused;
type DeckAnswer = { readonly ok: true; readonly deck: RegisteredDeck } | DecksRefused;

const readGiven = async (
  given: GivenDeck,
  lists: StoredLists,
  caller: Caller,
): Promise<ReadDeck> => {
  if (given.kind === 'stored') {
    const found = await lists.find(given.deckId, given.version, caller);
    return found.ok ? { ...found, deckId: given.deckId } : found;
  }
  const reading = readDeck(given.text);
  if (reading.ok) return { ok: true, list: reading.deck, deckId: null };
  const { code, message, issues } = reading;
  return { ok: false, code, message, hint: issues[0]?.hint ?? 'Give a deck list.' };
};

export const readDecks = async (
  { corp, runner }: GivenDecks,
  lists: StoredLists,
  caller: Caller,
): Promise<ReadDecks> => ({
  corp: await readGiven(corp, lists, caller),
  runner: await readGiven(runner, lists, caller),
});

/** A list to be handed in: legal in the format, and of the side it is handed in for. */
const registeredDeck = (read: ReadDeck, side: Side, format: DeckFormat): DeckAnswer => {
  const place = `${side} deck`;
  if (!read.ok) return { ...read, place };
  const { list, deckId } = read;
  const { violations } = validate(list, format);
  const identity = identitiesOf(list)[0]?.card;
  if (violations.length > 0 || identity === undefined || identity.side !== side) {
    const wrong = violations.map(({ rule, message }) => `${rule}: ${message}`);
    return {
      ok: false,
      code: 'DECK_ILLEGAL',
      place,
      message: wrong.length > 0 ? wrong.join(' ') : `This is no ${side} deck.`,
      hint: `Hand in a list that is legal in ${format.name}.`,
    };
  }
  return { ok: true, deck: { identity: identity.title, cards: store(list).cards, deckId } };
};

/** Both decks of a player, held against the event's format (TOURN-06, TOURN-07, TOURN-13). */
export const registeredDecks = ({ corp, runner }: ReadDecks, event: Tournament): DecksAnswer => {
  const named = formatNamed(event.phase === 'absent' ? 'constructed' : event.settings.format);
  if (!named.ok) throw new Error(`an event was announced with a format there is none of`);
  const first = registeredDeck(corp, 'corp', named.format);
  if (!first.ok) return first;
  const second = registeredDeck(runner, 'runner', named.format);
  return second.ok ? { ok: true, decks: { corp: first.deck, runner: second.deck } } : second;
};
