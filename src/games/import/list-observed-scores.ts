import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type ObservedScore, scoresIn } from '#notation/observed/scores';
import { nameFor, type ObservedName } from '#notation/observed/view-fact';
import type { Viewer } from '#rules';
import { type Answer, answer } from './answer';
import { ObservedGames } from './observed-games';

export interface ScoreSeen extends Omit<ObservedScore, 'card' | 'index'> {
  readonly at: number;
  readonly card: ObservedName;
}

/** Every change of a score area of an observed game. */
export class ListObservedScores extends Query<Answer<readonly ScoreSeen[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(ListObservedScores)
export class ListObservedScoresHandler implements IQueryHandler<ListObservedScores> {
  constructor(private readonly games: ObservedGames) {}

  execute({ game, viewer }: ListObservedScores) {
    return answer(this.games, game, ({ facts }) =>
      // Score areas lie open.
      scoresIn(facts).map(({ card, index, ...score }) => ({
        ...score,
        at: index,
        card: nameFor(card, viewer, true),
      })),
    );
  }
}
