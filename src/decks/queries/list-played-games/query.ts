import { Query } from '@nestjs/cqrs';
import type { Caller } from '../../../access/caller';
import type { PlayedGame } from '../../played-decks';

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
