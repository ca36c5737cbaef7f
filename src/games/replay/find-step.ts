import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Answer } from './answer';
import { answer, GAME_READER, type GameReader } from './game-reader';
import type { Unit } from './marks';
import type { Direction } from './stored-game';

/**
 * The nearest moment of a viewer, or the nearest one in which a player is to take an action, a run or
 * a turn has begun; null when there is none in that direction.
 */
export class FindStep extends Query<Answer<number | null>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly at: number,
    readonly unit: Unit,
    readonly direction: Direction,
  ) {
    super();
  }
}

@QueryHandler(FindStep)
export class FindStepHandler implements IQueryHandler<FindStep> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer, at, unit, direction }: FindStep) {
    return answer(this.reader, game, (stored) => stored.step(viewer, at, unit, direction));
  }
}
