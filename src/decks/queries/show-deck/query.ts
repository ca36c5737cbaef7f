import { Query } from '@nestjs/cqrs';
import type { DeckVersion } from '#decks/history/deck';

export interface ShownDeck {
  readonly deckId: string;
  readonly owner: string;
  /** Oldest first. */
  readonly versions: readonly [DeckVersion, ...DeckVersion[]];
}

export class ShowDeck extends Query<ShownDeck | null> {
  constructor(readonly deckId: string) {
    super();
  }
}
