import { Query } from '@nestjs/cqrs';
import type { DeckFilter, ListedDeck } from './deck-index';

export interface DeckPage {
  readonly decks: readonly ListedDeck[];
  readonly hasNext: boolean;
  /** On all pages. */
  readonly total: number;
}

/** The newest first. */
export class ListDecks extends Query<DeckPage> {
  constructor(
    readonly filter: DeckFilter,
    readonly first: number,
    /** Position of the last deck of the page before. */
    readonly after: string | null,
  ) {
    super();
  }
}
