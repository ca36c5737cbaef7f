import { Query } from '@nestjs/cqrs';
import type { ListedDeck } from './deck-index';

export interface DeckPage {
  readonly decks: readonly ListedDeck[];
  readonly hasNext: boolean;
}

/** The newest first. */
export class ListDecks extends Query<DeckPage> {
  constructor(
    /** `null`: of everybody. */
    readonly owner: string | null,
    readonly first: number,
    /** Position of the last deck of the page before. */
    readonly after: string | null,
  ) {
    super();
  }
}
