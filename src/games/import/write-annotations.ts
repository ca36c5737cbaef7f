import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type NoteOut, writeAnnotations } from '#notation/jinteki/annotations/write-annotations';
import { GAME_READER, type GameReader } from '../replay/game-reader';
import { NOTES, type Notes } from './notes';

/**
 * The annotations beside an observed game as a file of jinteki.net, of one author or of all; null for a game
 * that is no replay. For judges: who annotates has both sides before them.
 */
export class WriteAnnotations extends Query<string | null> {
  constructor(
    readonly game: string,
    readonly author: string | null,
    /** What else was written beside it, by entries of the replay. */
    readonly also: readonly NoteOut[],
  ) {
    super();
  }
}

@QueryHandler(WriteAnnotations)
export class WriteAnnotationsHandler implements IQueryHandler<WriteAnnotations> {
  constructor(
    @Inject(GAME_READER) private readonly games: GameReader,
    @Inject(NOTES) private readonly notes: Pick<Notes, 'of'>,
  ) {}

  async execute({ game, author, also }: WriteAnnotations): Promise<string | null> {
    const boards = (await this.games.get(game))?.boards() ?? null;
    if (boards === null) return null;
    const kept = (await this.notes.of(game)).filter(({ kind }) => kind === 'annotation');
    return writeAnnotations([...kept, ...also], boards, author);
  }
}
