import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { corePool } from '#cards/pool';
import { viewPosition } from '#rules/view/position';
import { answer } from '../../answer';
import { Replays } from '../../replays';
import { GetPosition } from './query';

@QueryHandler(GetPosition)
export class GetPositionHandler implements IQueryHandler<GetPosition> {
  constructor(private readonly replays: Replays) {}

  execute({ game, at, viewer }: GetPosition) {
    return answer(this.replays, game, at, (replay) =>
      viewPosition(corePool, replay.stateAt(at), viewer),
    );
  }
}
