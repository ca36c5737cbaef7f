import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { TimelineFilter } from '#notation/timeline/filter';
import type { Viewer } from '#rules';
import type { Span } from '../../platform/projections/span';
import { found, type Answer } from './answer';
import { answer, GAME_READER, type GameReader } from './game-reader';
import type { Page, TimelineEntry } from './stored-game';

/** What a viewer saw happen, by the numbers of the whole timeline. */
export class ListTimeline extends Query<Answer<Page<TimelineEntry>>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly span: Span<number>,
    readonly filter: TimelineFilter,
  ) {
    super();
  }
}

@QueryHandler(ListTimeline)
export class ListTimelineHandler implements IQueryHandler<ListTimeline> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer, span, filter }: ListTimeline) {
    return answer(this.reader, game, async (stored) =>
      found(await stored.timeline(viewer, span, filter)),
    );
  }
}
