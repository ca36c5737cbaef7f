import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DECK_INDEX, type DeckFilter, type DeckIndex, type ListedDeck } from './deck-index';

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

/** A page of decks, and whether there is another. */
@QueryHandler(ListDecks)
export class ListDecksHandler implements IQueryHandler<ListDecks> {
  constructor(@Inject(DECK_INDEX) private readonly index: DeckIndex) {}

  async execute({ filter, first, after }: ListDecks): Promise<DeckPage> {
    const [rows, total] = await Promise.all([
      this.index.list(filter, first + 1, after),
      this.index.count(filter),
    ]);
    return { decks: rows.slice(0, first), hasNext: rows.length > first, total };
  }
}
