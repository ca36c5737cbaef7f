import type { DeckNotation } from '#decks/read/read-deck';

export class ImportDeck {
  constructor(
    readonly owner: string,
    readonly text: string,
    /** `null`: whatever the text looks like. */
    readonly notation: DeckNotation | null,
  ) {}
}
