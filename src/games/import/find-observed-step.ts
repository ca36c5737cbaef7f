import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Direction, stepFrom, type Unit } from '#notation/observed/steps';
import { type Answer, answer } from './answer';
import { ObservedGames } from './observed-games';

/** The nearest entry where the next thing, an action, a run or a turn begins; null when there is none. */
export class FindObservedStep extends Query<Answer<number | null>> {
  constructor(
    readonly game: string,
    readonly from: number,
    readonly unit: Unit,
    readonly direction: Direction,
  ) {
    super();
  }
}

@QueryHandler(FindObservedStep)
export class FindObservedStepHandler implements IQueryHandler<FindObservedStep> {
  constructor(private readonly games: ObservedGames) {}

  execute({ game, from, unit, direction }: FindObservedStep) {
    return answer(this.games, game, ({ facts, last }) =>
      stepFrom(facts, last, from, unit, direction),
    );
  }
}
