import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { corePool } from '#cards/pool';
import { viewLegal } from '#rules/view/legal';
import { answer } from '../../answer';
import { Replays } from '../../replays';
import { ListLegalDecisions } from './query';

@QueryHandler(ListLegalDecisions)
export class ListLegalDecisionsHandler implements IQueryHandler<ListLegalDecisions> {
  constructor(private readonly replays: Replays) {}

  execute({ game, at, viewer }: ListLegalDecisions) {
    return answer(this.replays, game, at, (replay) =>
      viewLegal(corePool, replay.stateAt(at), viewer),
    );
  }
}
