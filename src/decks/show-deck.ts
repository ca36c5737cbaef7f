import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../access/caller';
import { type KnownDeck, KnownDecks } from './known-decks';

export interface ShownDeck extends KnownDeck {
  readonly deckId: string;
}

export class ShowDeck extends Query<ShownDeck | null> {
  constructor(
    readonly deckId: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

/** A deck with all its versions; `null` for none. */
@QueryHandler(ShowDeck)
export class ShowDeckHandler implements IQueryHandler<ShowDeck> {
  constructor(private readonly decks: KnownDecks) {}

  async execute({ deckId, caller }: ShowDeck): Promise<ShownDeck | null> {
    const deck = await this.decks.find(deckId, caller);
    return deck === null ? null : { deckId, ...deck };
  }
}
