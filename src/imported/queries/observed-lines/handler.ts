import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { viewFact } from '#notation/observed/view-fact';
import { answer } from '../../answer';
import { ObservedGames } from '../../observed-games';
import { ExportObserved } from './query';

@QueryHandler(ExportObserved)
export class ExportObservedHandler implements IQueryHandler<ExportObserved> {
  constructor(private readonly games: ObservedGames) {}

  execute({ game, viewer }: ExportObserved) {
    return answer(this.games, game, ({ facts }) =>
      facts.map(({ fact, seen }) => `${JSON.stringify(viewFact(fact, seen, viewer))}\n`).join(''),
    );
  }
}
