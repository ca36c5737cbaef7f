import { Query } from '@nestjs/cqrs';
import type { Side } from '#decks/catalogue/card';
import type { Viewer } from '#rules';
import type { ListedDeck } from '../list-decks/deck-index';

export interface Decklist {
  readonly side: Side;
  /** Of the deck that lists of this content are. */
  readonly deckId: string;
  /** Decks that were registered with this content in one of their versions, newest first. */
  readonly registered: readonly ListedDeck[];
}

/** The known lists of a game that a viewer sees: each player their own, a judge both. */
export class ListDecklists extends Query<readonly Decklist[]> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}
