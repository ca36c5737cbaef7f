import type { TournamentDecksInput } from '../../api/documents';

const ADDRESS = /^(?:\S*\/decks\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[?#]\S*)?$/i;

const deckIn = (text: string): { readonly deck: string } | { readonly text: string } => {
  const id = ADDRESS.exec(text.trim())?.[1];
  return id === undefined ? { text } : { deck: id };
};

/** Two lists as a form has them, each a text or the address of a deck; null where neither is given. */
export const givenDecks = (corp: string, runner: string): TournamentDecksInput | null =>
  corp.trim() === '' && runner.trim() === ''
    ? null
    : { corp: deckIn(corp), runner: deckIn(runner) };
