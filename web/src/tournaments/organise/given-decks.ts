import type { TournamentDecksInput } from '../../api/documents';
import { deckIn } from '../../decks/deck-in';

/** Two lists as a form has them, each a text or the address of a deck; null where neither is given. */
export const givenDecks = (corp: string, runner: string): TournamentDecksInput | null =>
  corp.trim() === '' && runner.trim() === ''
    ? null
    : { corp: deckIn(corp), runner: deckIn(runner) };
