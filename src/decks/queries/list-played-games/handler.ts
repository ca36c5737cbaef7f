import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { contentIdOf } from '../../deck-content';
import { KnownDecks } from '../../known-decks';
import { PLAYED_DECKS, type PlayedDecks } from '../../played-decks';
import { ListPlayedGames, type PlayedGamePage } from './query';

@QueryHandler(ListPlayedGames)
export class ListPlayedGamesHandler implements IQueryHandler<ListPlayedGames> {
  constructor(
    private readonly decks: KnownDecks,
    @Inject(PLAYED_DECKS) private readonly played: PlayedDecks,
  ) {}

  async execute({ deckId, first, after }: ListPlayedGames): Promise<PlayedGamePage> {
    const deck = await this.decks.find(deckId);
    const contents = deck?.versions.map(({ list }) => contentIdOf(list)) ?? [];
    const rows = await this.played.gamesWith(contents, first + 1, after);
    return { games: rows.slice(0, first), hasNext: rows.length > first };
  }
}
