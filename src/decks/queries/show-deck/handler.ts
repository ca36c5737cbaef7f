import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { KnownDecks } from '../../known-decks';
import { ShowDeck, type ShownDeck } from './query';

/** A deck with all its versions; `null` for none. */
@QueryHandler(ShowDeck)
export class ShowDeckHandler implements IQueryHandler<ShowDeck> {
  constructor(private readonly decks: KnownDecks) {}

  async execute({ deckId, caller }: ShowDeck): Promise<ShownDeck | null> {
    const deck = await this.decks.find(deckId, caller);
    return deck === null ? null : { deckId, ...deck };
  }
}
