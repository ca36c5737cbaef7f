import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { found, type Answer } from './answer';
import { answer, GAME_READER, type GameReader } from './game-reader';
import type { Page, TimelineEntry } from './stored-game';

/** What a viewer saw happen, `first` entries at most after number `after` (0: from the start). */
export class ListTimeline extends Query<Answer<Page<TimelineEntry>>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly first: number,
    readonly after: number,
  ) {
    super();
  }
}

@QueryHandler(ListTimeline)
export class ListTimelineHandler implements IQueryHandler<ListTimeline> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer, first, after }: ListTimeline) {
    return answer(this.reader, game, async (stored) =>
      found(await stored.timeline(viewer, first, after)),
    );
  }
}
