import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { RecentlyUsed } from '#streams/recently-used';
import { type Answer, answerAs } from './answer';
import { Replays } from './replays';
import { type DrawnMoment, type Series, seriesOf } from './series';
import type { Seen } from './viewer-replay';

/** Numbers of every moment a viewer was told so far. */
export class GetSeries extends Query<Answer<Series>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

/** Some 10 KB each; every one costs a fold of its game. */
const KEPT = 128;

@QueryHandler(GetSeries)
export class GetSeriesHandler implements IQueryHandler<GetSeries> {
  private readonly drawn = new RecentlyUsed<string, Series>(KEPT);

  constructor(private readonly replays: Replays) {}

  execute(query: GetSeries) {
    return answerAs(this.replays, query, (seen) => this.seriesOf(query.game, seen));
  }

  /** What was told never changes. */
  private seriesOf(game: string, seen: Seen): Series {
    const name = `${game} ${seen.viewer} ${seen.last}`;
    const known = this.drawn.get(name);
    if (known !== undefined) return known;
    const series = seriesOf([...drawnMoments(seen)]);
    this.drawn.set(name, series);
    return series;
  }
}

function* drawnMoments(seen: Seen): Generator<DrawnMoment> {
  for (const { number, position, told } of seen.moments(-1))
    yield {
      at: number,
      position,
      facts: told.flatMap((one) => ('fact' in one ? [one.fact] : [])),
    };
}
