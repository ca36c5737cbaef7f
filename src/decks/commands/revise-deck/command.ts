import type { DeckNotation } from '#decks/read/read-deck';

export class ReviseDeck {
  constructor(
    readonly owner: string,
    readonly deckId: string,
    readonly text: string,
    readonly notation: DeckNotation | null,
    readonly note: string | null,
  ) {}
}
