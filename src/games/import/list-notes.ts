import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { type KeptNote, NOTES, type Notes } from './notes';

/**
 * What people wrote beside a game, in the order of the game. Whoever annotates a replay has both sides
 * before them, so their notes are for judges; what was said at the table everybody heard.
 */
export class ListNotes extends Query<readonly KeptNote[]> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(ListNotes)
export class ListNotesHandler implements IQueryHandler<ListNotes> {
  constructor(@Inject(NOTES) private readonly notes: Pick<Notes, 'of'>) {}

  async execute({ game, viewer }: ListNotes): Promise<readonly KeptNote[]> {
    const notes = await this.notes.of(game);
    return viewer === 'judge' ? notes : notes.filter(({ kind }) => kind === 'chat');
  }
}
