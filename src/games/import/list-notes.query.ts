import { Query } from '@nestjs/cqrs';
import type { KeptNote } from './notes';

/** What people wrote beside a game, in the order of the game. */
export class ListNotes extends Query<readonly KeptNote[]> {
  constructor(readonly game: string) {
    super();
  }
}
