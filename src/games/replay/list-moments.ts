import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Moment, Viewer } from '#rules';
import { RecentlyUsed } from '#streams/recently-used';
import { type Answer, answerAs } from './answer';
import { Replays } from './replays';
import type { Seen } from './viewer-replay';

export interface MomentPage {
  readonly moments: readonly Moment[];
  /** Whether there are more to be asked for at once. */
  readonly more: boolean;
  /** Whether none will ever follow: the game is over and all of it told. */
  readonly over: boolean;
}

/** Moments a viewer was told after number `after` (-1: from the opening), `first` at most. */
export class ListMoments extends Query<Answer<MomentPage>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly after: number,
    readonly first: number,
  ) {
    super();
  }
}

/** Pages kept for others who follow the same game as the same viewer. */
const KEPT = 256;

@QueryHandler(ListMoments)
export class ListMomentsHandler implements IQueryHandler<ListMoments> {
  private readonly told = new RecentlyUsed<string, readonly Moment[]>(KEPT);

  constructor(private readonly replays: Replays) {}

  execute(query: ListMoments) {
    return answerAs(this.replays, query, (seen, over) => this.page(seen, over, query));
  }

  private page(seen: Seen, ended: boolean, { game, after, first }: ListMoments): MomentPage {
    const until = Math.min(seen.last, after + first);
    const moments = until <= after ? [] : this.between(game, seen, after, until);
    const more = until < seen.last;
    return { moments, more, over: ended && !more };
  }

  /** What was told never changes, so it is put together once for all who wait for it. */
  private between(game: string, seen: Seen, after: number, until: number): readonly Moment[] {
    const name = `${game} ${seen.viewer} ${after} ${until}`;
    const known = this.told.get(name);
    if (known !== undefined) return known;
    const moments: Moment[] = [];
    for (const moment of seen.moments(after)) {
      moments.push(moment);
      if (moment.number === until) break;
    }
    this.told.set(name, moments);
    return moments;
  }
}
