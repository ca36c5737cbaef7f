import type { DeckList } from '#decks/deck/deck-list';
import type { DeckVersion } from '#decks/history/deck';
import type { Caller } from '../access/caller';

export const STORED_LISTS = Symbol('StoredLists');

export type ListFound =
  | { readonly ok: true; readonly list: DeckList }
  | {
      readonly ok: false;
      readonly code: 'DECK_ABSENT' | 'VERSION_ABSENT';
      readonly message: string;
      readonly hint: string;
    };

/** Lists of stored decks, as far as they are known to a caller. */
export interface StoredLists {
  /** Of the last version where none is named. */
  find(deckId: string, version: number | null, caller: Caller): Promise<ListFound>;
}

export const listOf = (
  versions: readonly DeckVersion[] | null,
  deckId: string,
  wanted: number | null,
): ListFound => {
  if (versions === null) {
    const message = `There is no deck ${deckId}.`;
    return { ok: false, code: 'DECK_ABSENT', message, hint: 'Import it first, or give its text.' };
  }
  const version = versions[(wanted ?? versions.length) - 1];
  if (version !== undefined) return { ok: true, list: version.list };
  const message = `Deck ${deckId} has no version ${wanted ?? versions.length}.`;
  return { ok: false, code: 'VERSION_ABSENT', message, hint: `Name 1 to ${versions.length}.` };
};
