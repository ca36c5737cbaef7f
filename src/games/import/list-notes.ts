import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { NOTES, type Notes } from './notes';
import { ListNotes } from './list-notes.query';

@QueryHandler(ListNotes)
export class ListNotesHandler implements IQueryHandler<ListNotes> {
  constructor(@Inject(NOTES) private readonly notes: Pick<Notes, 'of'>) {}

  execute({ game }: ListNotes) {
    return this.notes.of(game);
  }
}
