import { Query } from '@nestjs/cqrs';
import type { ObservedPosition } from '#notation/observed/view-position';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from './answer';
import type { ObservedTold } from './list-observed-facts.query';

export interface PositionSeen {
  readonly at: number;
  readonly position: ObservedPosition;
  /** What the entry that led here made happen. */
  readonly facts: readonly Omit<ObservedTold, 'number'>[];
}

/** The table after an entry of a replay, as a viewer may know it. */
export class GetObservedPosition extends Query<Answer<PositionSeen>> {
  constructor(
    readonly game: string,
    readonly at: number,
    readonly viewer: Viewer,
  ) {
    super();
  }
}
