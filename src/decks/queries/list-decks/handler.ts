import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DECK_INDEX, type DeckIndex } from './deck-index';
import { ListDecks, type DeckPage } from './query';

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
