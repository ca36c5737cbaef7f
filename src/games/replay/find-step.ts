import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { answerAt } from './answer';
import { Replays } from './replays';
import { FindStep } from './find-step.query';

@QueryHandler(FindStep)
export class FindStepHandler implements IQueryHandler<FindStep> {
  constructor(private readonly replays: Replays) {}

  execute(query: FindStep) {
    const { unit, direction, at } = query;
    return answerAt(this.replays, query, ({ marks }) => marks[direction](unit, at));
  }
}
