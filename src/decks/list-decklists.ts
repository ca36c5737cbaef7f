import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Side } from '#decks/catalogue/card';
import type { Viewer } from '#rules';
import { DECK_INDEX, type DeckIndex, type ListedDeck } from './deck-index';
import { PLAYED_DECKS, type PlayedDecks } from './played-decks';

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
