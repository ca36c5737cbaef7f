import { Query } from '@nestjs/cqrs';
import type { Moment } from '#rules/view/telling';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from './answer';

/** A moment of a game as its viewer was told it, by the viewer's own number (0: the opening). */
export class GetMoment extends Query<Answer<Moment>> {
  constructor(
    readonly game: string,
    readonly at: number,
    readonly viewer: Viewer,
  ) {
    super();
  }
}
