import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { answerAt } from './answer';
import { Replays } from './replays';
import { GetMoment } from './get-moment.query';

@QueryHandler(GetMoment)
export class GetMomentHandler implements IQueryHandler<GetMoment> {
  constructor(private readonly replays: Replays) {}

  execute(query: GetMoment) {
    return answerAt(this.replays, query, (seen) => seen.momentAt(query.at));
  }
}
