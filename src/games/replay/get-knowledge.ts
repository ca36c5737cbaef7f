import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Side, KnowledgeView } from '#rules';
import { type Answer, answerAt } from './answer';
import { Replays } from './replays';

/** What a seat knew at one of its moments of the cards it did not see. */
export class GetKnowledge extends Query<Answer<readonly KnowledgeView[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Side,
    readonly at: number,
  ) {
    super();
  }
}

@QueryHandler(GetKnowledge)
export class GetKnowledgeHandler implements IQueryHandler<GetKnowledge> {
  constructor(private readonly replays: Replays) {}

  execute(query: GetKnowledge) {
    return answerAt(this.replays, query, (seen) => seen.knowledgeAt(query.at));
  }
}
