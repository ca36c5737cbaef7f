import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { type Series, seriesOf } from '../replay/series';
import { type Answer, answer } from './answer';
import { ObservedGames } from './observed-games';
import { positionSeen } from './position-seen';

/** Numbers of every entry of a replay, as a viewer may know them. */
export class GetObservedSeries extends Query<Answer<Series>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(GetObservedSeries)
export class GetObservedSeriesHandler implements IQueryHandler<GetObservedSeries> {
  constructor(private readonly games: ObservedGames) {}

  execute({ game, viewer }: GetObservedSeries) {
    return answer(this.games, game, (found) =>
      seriesOf(
        Array.from({ length: found.last + 1 }, (_, at) => {
          const { position, facts } = positionSeen(found, at, viewer);
          return { at, position, facts: facts.map(({ view }) => view) };
        }),
      ),
    );
  }
}
