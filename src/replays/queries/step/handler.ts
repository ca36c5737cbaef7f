import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { answer } from '../../answer';
import { Replays } from '../../replays';
import { FindStep } from './query';

@QueryHandler(FindStep)
export class FindStepHandler implements IQueryHandler<FindStep> {
  constructor(private readonly replays: Replays) {}

  execute({ game, from, unit, direction }: FindStep) {
    return answer(this.replays, game, from, ({ marks }) => marks[direction](unit, from));
  }
}
