import type { DeckList } from '#decks/deck/deck-list';
import { type DeckNotation, readDeck } from '#decks/read/read-deck';
import type { Issue } from '#decks/read/reading';
import type { Caller } from '../access/caller';
import type { KnownDecks } from './known-decks';

/** A deck as a user names it: a text in some notation, or a stored deck in one of its versions. */
export type DeckSource =
  | { readonly kind: 'text'; readonly text: string; readonly notation: DeckNotation | null }
  | { readonly kind: 'stored'; readonly deckId: string; readonly version: number | null };

export interface SourceRefused {
  readonly ok: false;
  readonly code: 'DECK_UNREADABLE' | 'DECK_ABSENT' | 'VERSION_ABSENT';
  readonly message: string;
  readonly hint: string;
  readonly issues: readonly Issue[];
}

export type SourceAnswer =
  { readonly ok: true; readonly list: DeckList; readonly notes: readonly string[] } | SourceRefused;

/** The list a text is, or the issues with it. */
export const fromText = (text: string, notation: DeckNotation | null): SourceAnswer => {
  const reading = notation === null ? readDeck(text) : readDeck(text, notation);
  if (reading.ok) return { ok: true, list: reading.deck, notes: reading.notes };
  const { code, message, issues } = reading;
  return { ok: false, code, message, hint: issues[0]?.hint ?? 'Give a deck list.', issues };
};

/** The list of a source, or why there is none. */
export const resolveDeck = async (
  source: DeckSource,
  decks: Pick<KnownDecks, 'find'>,
  caller: Caller,
): Promise<SourceAnswer> => {
  if (source.kind === 'text') return fromText(source.text, source.notation);
  const deck = await decks.find(source.deckId, caller);
  if (deck === null) {
    const message = `There is no deck ${source.deckId}.`;
    return { ok: false, code: 'DECK_ABSENT', message, hint: 'Import it first.', issues: [] };
  }
  const wanted = source.version ?? deck.versions.length;
  const version = deck.versions[wanted - 1];
  if (version !== undefined) return { ok: true, list: version.list, notes: [] };
  return {
    ok: false,
    code: 'VERSION_ABSENT',
    message: `Deck ${source.deckId} has no version ${wanted}.`,
    hint: `Name one of 1 to ${deck.versions.length}.`,
    issues: [],
  };
};
