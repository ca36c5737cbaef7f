import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { answerAt } from './answer';
import { Replays } from './replays';
import { GetHindsight } from './get-hindsight.query';

@QueryHandler(GetHindsight)
export class GetHindsightHandler implements IQueryHandler<GetHindsight> {
  constructor(private readonly replays: Replays) {}

  execute(query: GetHindsight) {
    return answerAt(this.replays, query, (seen) => seen.hindsightAt(query.at));
  }
}
