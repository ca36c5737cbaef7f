import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { corePool } from '#cards/pool';
import { viewFact } from '#rules/view/fact';
import { sayFact } from '#rules/view/say-fact';
import { answer } from '../../answer';
import { Replays } from '../../replays';
import { ListFacts } from './query';

@QueryHandler(ListFacts)
export class ListFactsHandler implements IQueryHandler<ListFacts> {
  constructor(private readonly replays: Replays) {}

  execute({ game, at, viewer }: ListFacts) {
    return answer(this.replays, game, at, (replay) => {
      const { state, facts } = replay.momentAt(at);
      return facts.flatMap((fact) => {
        const view = viewFact(corePool, state, fact, viewer);
        return view === null ? [] : [{ view, text: sayFact(corePool, state, fact, viewer) }];
      });
    });
  }
}
