import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sayFact } from '#notation/observed/say-fact';
import { viewFact } from '#notation/observed/view-fact';
import { answer } from './answer';
import { ObservedGames } from './observed-games';
import { ListObservedFacts } from './list-observed-facts.query';

@QueryHandler(ListObservedFacts)
export class ListObservedFactsHandler implements IQueryHandler<ListObservedFacts> {
  constructor(private readonly games: ObservedGames) {}

  execute({ game, viewer, first, after }: ListObservedFacts) {
    return answer(this.games, game, ({ facts }) => ({
      rows: facts.slice(after, after + first).map(({ fact, seen }, at) => ({
        number: after + at + 1,
        at: fact.index,
        view: viewFact(fact, seen, viewer),
        text: sayFact(fact, seen, viewer),
      })),
      more: after + first < facts.length,
      total: facts.length,
    }));
  }
}
