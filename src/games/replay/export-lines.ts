import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Answer } from './answer';
import { answer, GAME_READER, type GameReader } from './game-reader';
import type { ExportForm } from './stored-game';

/** A game as a file, every line ended: as a viewer was told it, or with every decision. */
export class ExportLines extends Query<Answer<Iterable<string>>> {
  constructor(
    readonly game: string,
    readonly form: ExportForm,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(ExportLines)
export class ExportLinesHandler implements IQueryHandler<ExportLines> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, form, viewer }: ExportLines) {
    return answer(this.reader, game, (stored) => stored.lines(form, viewer));
  }
}
