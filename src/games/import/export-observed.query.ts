import { Query } from '@nestjs/cqrs';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from './answer';

/** The facts of an observed game as a viewer may know them, one JSON object a line. */
export class ExportObserved extends Query<Answer<Iterable<string>>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}
