import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../access/caller';
import { contentIdOf } from './deck-content';
import { KnownDecks } from './known-decks';
import { OpenGames } from './open-games';
import type { PlayedGame } from './played-decks';

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
    private readonly games: OpenGames,
  ) {}

  async execute({ deckId, caller, first, after }: ListPlayedGames): Promise<PlayedGamePage> {
    const deck = await this.decks.find(deckId, caller);
    const contents = deck?.versions.map(({ list }) => contentIdOf(list)) ?? [];
    const games: PlayedGame[] = [];
    for await (const game of this.games.with(contents, caller, after)) {
      if (games.length === first) return { games, hasNext: true };
      games.push(game);
    }
    return { games, hasNext: false };
  }
}
