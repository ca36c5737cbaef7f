import type { DeckTexts } from '../../registered-deck';

export class HandInDecks {
  constructor(
    readonly tournamentId: string,
    readonly player: string,
    readonly decks: DeckTexts,
    readonly format: string,
  ) {}
}
