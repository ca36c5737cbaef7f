import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Counted } from '../platform/projections/counted';
import type { Rows, Span } from '../platform/projections/span';
import { DECK_INDEX, type DeckFilter, type DeckIndex, type ListedDeck } from './deck-index';

export interface DeckPage extends Rows<ListedDeck> {
  /** On all pages. */
  readonly counted: Counted;
}

/** The newest first. */
export class ListDecks extends Query<DeckPage> {
  constructor(
    readonly filter: DeckFilter,
    /** By positions of decks. */
    readonly span: Span<string>,
  ) {
    super();
  }
}

@QueryHandler(ListDecks)
export class ListDecksHandler implements IQueryHandler<ListDecks> {
  constructor(@Inject(DECK_INDEX) private readonly index: DeckIndex) {}

  async execute({ filter, span }: ListDecks): Promise<DeckPage> {
    const [page, counted] = await Promise.all([
      this.index.list(filter, span),
      this.index.count(filter),
    ]);
    return { ...page, counted };
  }
}
