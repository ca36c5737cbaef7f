import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Side, HindsightView } from '#rules';
import { type Answer, answerAt } from './answer';
import { Replays } from './replays';

/** What a seat knew at one of its moments, beside the truth: for judges. */
export class GetHindsight extends Query<Answer<readonly HindsightView[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Side,
    readonly at: number,
  ) {
    super();
  }
}

@QueryHandler(GetHindsight)
export class GetHindsightHandler implements IQueryHandler<GetHindsight> {
  constructor(private readonly replays: Replays) {}

  execute(query: GetHindsight) {
    return answerAt(this.replays, query, (seen) => seen.hindsightAt(query.at));
  }
}
