import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { type Answer, answerAt } from './answer';
import { Replays } from './replays';

/**
 * The last moment of another viewer that had been told when a viewer was told moment `at`; null when
 * the other had been told nothing. Only for those who may look as both: numbers tell of each other.
 */
export class FindCounterpart extends Query<Answer<number | null>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly at: number,
    readonly other: Viewer,
  ) {
    super();
  }
}

@QueryHandler(FindCounterpart)
export class FindCounterpartHandler implements IQueryHandler<FindCounterpart> {
  constructor(private readonly replays: Replays) {}

  async execute(query: FindCounterpart): Promise<Answer<number | null>> {
    const replay = await this.replays.get(query.game);
    return answerAt(this.replays, query, (seen) => {
      const { moments } = replay?.seenBy[query.other].course.extentAt(seen.endOf(query.at)) ?? {
        moments: 0,
      };
      return moments === 0 ? null : moments - 1;
    });
  }
}
