import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ObservedPosition } from '#notation/observed/view-position';
import type { Viewer } from '#rules';
import { type Answer, noEntry } from './answer';
import type { ObservedTold } from './list-observed-facts';
import { ObservedGames } from './observed-games';
import { positionSeen } from './position-seen';

export interface PositionSeen {
  readonly at: number;
  readonly position: ObservedPosition;
  /** What the entry that led here made happen. */
  readonly facts: readonly Omit<ObservedTold, 'number'>[];
}

/** The table after an entry of a replay, as a viewer may know it. */
export class GetObservedPosition extends Query<Answer<PositionSeen>> {
  constructor(
    readonly game: string,
    readonly at: number,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(GetObservedPosition)
export class GetObservedPositionHandler implements IQueryHandler<GetObservedPosition> {
  constructor(private readonly games: ObservedGames) {}

  async execute({ game, at, viewer }: GetObservedPosition): Promise<Answer<PositionSeen>> {
    const found = await this.games.get(game);
    if (found === null)
      return { ok: false, code: 'GAME_NOT_FOUND', message: `there is no observed game ${game}` };
    if (!found.has(at)) return noEntry(found, at);
    return { ok: true, value: positionSeen(found, at, viewer) };
  }
}
