import { Query } from '@nestjs/cqrs';
import type { Direction, Unit } from '#notation/observed/steps';
import type { Answer } from './answer';

/** The nearest entry where the next thing, an action, a run or a turn begins; null when there is none. */
export class FindObservedStep extends Query<Answer<number | null>> {
  constructor(
    readonly game: string,
    readonly from: number,
    readonly unit: Unit,
    readonly direction: Direction,
  ) {
    super();
  }
}
