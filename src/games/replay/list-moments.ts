import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Answer } from './answer';
import { answer, GAME_READER, type GameReader } from './game-reader';
import type { MomentPage } from './stored-game';

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

@QueryHandler(ListMoments)
export class ListMomentsHandler implements IQueryHandler<ListMoments> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer, after, first }: ListMoments) {
    return answer(this.reader, game, (stored) => stored.moments(viewer, after, first));
  }
}
