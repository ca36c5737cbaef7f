import { Query } from '@nestjs/cqrs';
import type { Moment } from '#rules/view/telling';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from './answer';

export interface MomentPage {
  readonly moments: readonly Moment[];
  /** Whether there are more to be asked for at once. */
  readonly more: boolean;
  /** Whether none will ever follow: the game is over and all of it told. */
  readonly over: boolean;
}

/** Moments a viewer was told after number `after` (-1: from the opening), `first` at most. */
export class ListMoments extends Query<Answer<MomentPage>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly after: number,
    readonly first: number,
  ) {
    super();
  }
}
