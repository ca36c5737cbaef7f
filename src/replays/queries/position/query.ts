import { Query } from '@nestjs/cqrs';
import type { PositionView } from '#rules/view/position';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from '../../answer';

/** The position after decision `at` (0: before the first), as a viewer may know it. */
export class GetPosition extends Query<Answer<PositionView>> {
  constructor(
    readonly game: string,
    readonly at: number,
    readonly viewer: Viewer,
  ) {
    super();
  }
}
