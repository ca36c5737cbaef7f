import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { stepFrom } from '#notation/observed/steps';
import { answer } from './answer';
import { ObservedGames } from './observed-games';
import { FindObservedStep } from './find-observed-step.query';

@QueryHandler(FindObservedStep)
export class FindObservedStepHandler implements IQueryHandler<FindObservedStep> {
  constructor(private readonly games: ObservedGames) {}

  execute({ game, from, unit, direction }: FindObservedStep) {
    return answer(this.games, game, ({ facts, last }) =>
      stepFrom(facts, last, from, unit, direction),
    );
  }
}
