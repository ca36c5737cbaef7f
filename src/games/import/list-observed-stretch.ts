import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { type Answer, noEntry } from './answer';
import type { PositionSeen } from './get-observed-position';
import { ObservedGames } from './observed-games';
import { positionSeen } from './position-seen';

/** The table after entries of a replay in a row, from number `at` on, `first` at most. */
export class ListObservedStretch extends Query<Answer<readonly PositionSeen[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly at: number,
    readonly first: number,
  ) {
    super();
  }
}

@QueryHandler(ListObservedStretch)
export class ListObservedStretchHandler implements IQueryHandler<ListObservedStretch> {
  constructor(private readonly games: ObservedGames) {}

  async execute(query: ListObservedStretch): Promise<Answer<readonly PositionSeen[]>> {
    const { game, viewer, at, first } = query;
    const found = await this.games.get(game);
    if (found === null)
      return { ok: false, code: 'GAME_NOT_FOUND', message: `there is no observed game ${game}` };
    if (!found.has(at)) return noEntry(found, at);
    const count = Math.min(first, found.last - at + 1);
    return {
      ok: true,
      value: Array.from({ length: count }, (_, index) => positionSeen(found, at + index, viewer)),
    };
  }
}
