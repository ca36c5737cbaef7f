import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { contentIdOf } from '../../deck-content';
import { KnownDecks } from '../../known-decks';
import { OpenGames } from '../../open-games';
import type { PlayedGame } from '../../played-decks';
import { ListPlayedGames, type PlayedGamePage } from './query';

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
