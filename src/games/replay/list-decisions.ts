import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { found, type Answer } from './answer';
import { answer, GAME_READER, type GameReader } from './game-reader';
import type { DecisionPage } from './stored-game';

/** Decisions that a viewer saw being made, `first` at most after number `after` of the viewer's. */
export class ListDecisions extends Query<Answer<DecisionPage>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly first: number,
    readonly after: number,
  ) {
    super();
  }
}

@QueryHandler(ListDecisions)
export class ListDecisionsHandler implements IQueryHandler<ListDecisions> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer, first, after }: ListDecisions) {
    return answer(this.reader, game, (stored) => found(stored.decisions(viewer, first, after)));
  }
}
