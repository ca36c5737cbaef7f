import { Query } from '@nestjs/cqrs';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from './answer';
import type { Unit } from './marks';

export type Direction = 'next' | 'previous';

/**
 * The nearest moment of a viewer, or the nearest one in which a player is to take an action, a run or
 * a turn has begun; null when there is none in that direction.
 */
export class FindStep extends Query<Answer<number | null>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly at: number,
    readonly unit: Unit,
    readonly direction: Direction,
  ) {
    super();
  }
}
