import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { accessesIn } from '#notation/observed/accesses';
import { canTell } from '#notation/observed/audience';
import { nameFor } from '#notation/observed/view-fact';
import { answer } from './answer';
import { ObservedGames } from './observed-games';
import { ListObservedAccesses } from './list-observed-accesses.query';

@QueryHandler(ListObservedAccesses)
export class ListObservedAccessesHandler implements IQueryHandler<ListObservedAccesses> {
  constructor(private readonly games: ObservedGames) {}

  execute({ game, viewer }: ListObservedAccesses) {
    return answer(this.games, game, ({ facts }) =>
      accessesIn(facts).map(({ card, audience, index, run, ...access }) => ({
        ...access,
        at: index,
        run: run === 0 ? null : run,
        card: nameFor(card, viewer, canTell(viewer, audience)),
      })),
    );
  }
}
