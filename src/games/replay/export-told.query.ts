import { Query } from '@nestjs/cqrs';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from './answer';

/** A game as a viewer was told it, as a log of moments (docs/formats/told-log.md), every line ended. */
export class ExportTold extends Query<Answer<Iterable<string>>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}
