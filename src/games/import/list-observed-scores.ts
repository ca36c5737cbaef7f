import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { scoresIn } from '#notation/observed/scores';
import { nameFor } from '#notation/observed/view-fact';
import { answer } from './answer';
import { ObservedGames } from './observed-games';
import { ListObservedScores } from './list-observed-scores.query';

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
