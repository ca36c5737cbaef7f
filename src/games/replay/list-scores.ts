import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ScoreView, Viewer } from '#rules';
import { found, type Answer } from './answer';
import { answer, GAME_READER, type GameReader } from './game-reader';
import type { ObservedScoreView } from './stored-game';

/** How the score of a game went, in order; score areas are open to all. */
export class ListScores extends Query<Answer<readonly (ScoreView | ObservedScoreView)[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(ListScores)
export class ListScoresHandler implements IQueryHandler<ListScores> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer }: ListScores) {
    return answer(this.reader, game, async (stored) => found(await stored.scores(viewer)));
  }
}
