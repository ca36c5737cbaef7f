import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { answerAt } from './answer';
import { Replays } from './replays';
import { GetKnowledge } from './get-knowledge.query';

@QueryHandler(GetKnowledge)
export class GetKnowledgeHandler implements IQueryHandler<GetKnowledge> {
  constructor(private readonly replays: Replays) {}

  execute(query: GetKnowledge) {
    return answerAt(this.replays, query, (seen) => seen.knowledgeAt(query.at));
  }
}
