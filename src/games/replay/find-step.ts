import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { type Answer, answerAt } from './answer';
import type { Unit } from './marks';
import { Replays } from './replays';

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

@QueryHandler(FindStep)
export class FindStepHandler implements IQueryHandler<FindStep> {
  constructor(private readonly replays: Replays) {}

  execute(query: FindStep) {
    const { unit, direction, at } = query;
    return answerAt(this.replays, query, ({ marks }) => marks[direction](unit, at));
  }
}
