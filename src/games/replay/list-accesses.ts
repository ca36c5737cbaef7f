import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AccessView, Viewer } from '#rules';
import { found, type Answer } from './answer';
import { answer, GAME_READER, type GameReader } from './game-reader';
import type { ObservedAccessView } from './stored-game';

/** What was accessed in a game, and what became of it, as a viewer may know it. */
export class ListAccesses extends Query<Answer<readonly (AccessView | ObservedAccessView)[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(ListAccesses)
export class ListAccessesHandler implements IQueryHandler<ListAccesses> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer }: ListAccesses) {
    return answer(this.reader, game, async (stored) => found(await stored.accesses(viewer)));
  }
}
