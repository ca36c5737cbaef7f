import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../access/caller';
import type { ContentIds } from '../platform/content-id/content-id';
import { CONTENT_IDS } from '../platform/tokens';
import { contentIdOf } from './deck-content';
import { KnownDecks } from './known-decks';
import { OPEN_GAMES, type OpenGames } from './open-games';
import { PLAYED_DECKS, type PlayedDecks, type PlayedGame } from './played-decks';

export interface PlayedGamePage {
  readonly games: readonly PlayedGame[];
  readonly hasNext: boolean;
}

/** Stored games that a deck's versions were played in and that are open to a caller, newest first. */
export class ListPlayedGames extends Query<PlayedGamePage> {
  constructor(
    readonly deckId: string,
    readonly caller: Caller,
    readonly first: number,
    /** Position of the last game of the page before. */
    readonly after: string | null,
  ) {
    super();
  }
}

@QueryHandler(ListPlayedGames)
export class ListPlayedGamesHandler implements IQueryHandler<ListPlayedGames> {
  constructor(
    private readonly decks: KnownDecks,
    @Inject(PLAYED_DECKS) private readonly played: Pick<PlayedDecks, 'gamesWith'>,
    @Inject(OPEN_GAMES) private readonly open: OpenGames,
    @Inject(CONTENT_IDS) private readonly ids: ContentIds,
  ) {}

  async execute({ deckId, caller, first, after }: ListPlayedGames): Promise<PlayedGamePage> {
    const deck = await this.decks.find(deckId, caller);
    const contents = deck?.versions.map(({ list }) => contentIdOf(this.ids, list)) ?? [];
    const open = await this.open.to(caller);
    const games = await this.played.gamesWith(open, contents, first + 1, after);
    return { games: games.slice(0, first), hasNext: games.length > first };
  }
}
