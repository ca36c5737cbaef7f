import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type KeptNote, NOTES, type Notes } from './notes';

/** What people wrote beside a game, in the order of the game. */
export class ListNotes extends Query<readonly KeptNote[]> {
  constructor(readonly game: string) {
    super();
  }
}

@QueryHandler(ListNotes)
export class ListNotesHandler implements IQueryHandler<ListNotes> {
  constructor(@Inject(NOTES) private readonly notes: Pick<Notes, 'of'>) {}

  execute({ game }: ListNotes) {
    return this.notes.of(game);
  }
}
