import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PLAYED_DECKS, type PlayedDecks } from '../../played-decks';
import { DECK_INDEX, type DeckIndex } from '../list-decks/deck-index';
import { type Decklist, ListDecklists } from './query';

@QueryHandler(ListDecklists)
export class ListDecklistsHandler implements IQueryHandler<ListDecklists> {
  constructor(
    @Inject(PLAYED_DECKS) private readonly played: PlayedDecks,
    @Inject(DECK_INDEX) private readonly index: Pick<DeckIndex, 'withContent'>,
  ) {}

  async execute({ game, viewer }: ListDecklists): Promise<readonly Decklist[]> {
    const sides = await this.played.sidesOf(game);
    const seen = sides.filter(({ side }) => viewer === 'judge' || viewer === side);
    return Promise.all(
      seen.map(async ({ side, deckId }) => ({
        side,
        deckId,
        registered: await this.index.withContent(deckId),
      })),
    );
  }
}
