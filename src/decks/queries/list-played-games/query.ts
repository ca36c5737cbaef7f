import { Query } from '@nestjs/cqrs';
import type { PlayedGame } from '../../played-decks';

export interface PlayedGamePage {
  readonly games: readonly PlayedGame[];
  readonly hasNext: boolean;
}

/** Sides of stored games that were played with one of a deck's versions, newest first. */
export class ListPlayedGames extends Query<PlayedGamePage> {
  constructor(
    readonly deckId: string,
    readonly first: number,
    /** Position of the last game of the page before. */
    readonly after: string | null,
  ) {
    super();
  }
}
