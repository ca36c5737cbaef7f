import { Query } from '@nestjs/cqrs';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from './answer';

/** A game as a viewer was told it, in the words of jinteki.net's log, every line ended. */
export class ExportJintekiLog extends Query<Answer<Iterable<string>>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}
