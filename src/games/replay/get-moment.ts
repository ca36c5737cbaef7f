import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Moment, Viewer } from '#rules';
import { type Answer, answerAt } from './answer';
import { Replays } from './replays';

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

@QueryHandler(GetMoment)
export class GetMomentHandler implements IQueryHandler<GetMoment> {
  constructor(private readonly replays: Replays) {}

  execute(query: GetMoment) {
    return answerAt(this.replays, query, (seen) => seen.momentAt(query.at));
  }
}
