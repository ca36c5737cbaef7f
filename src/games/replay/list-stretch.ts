import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Moment } from '#rules';
import type { Viewer } from '#rules';
import { type Answer, answerAt } from './answer';
import { Replays } from './replays';

/** Moments of a viewer in a row, from number `at` on, `first` at most. */
export class ListStretch extends Query<Answer<readonly Moment[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly at: number,
    readonly first: number,
  ) {
    super();
  }
}

@QueryHandler(ListStretch)
export class ListStretchHandler implements IQueryHandler<ListStretch> {
  constructor(private readonly replays: Replays) {}

  execute(query: ListStretch) {
    const { at, first } = query;
    return answerAt(this.replays, query, (seen) => {
      const moments: Moment[] = [];
      for (const moment of seen.moments(at - 1)) {
        moments.push(moment);
        if (moments.length === first) break;
      }
      return moments;
    });
  }
}
