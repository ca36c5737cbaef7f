import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Side, HindsightView } from '#rules';
import type { Answer } from './answer';
import { atEase } from '../../platform/observability/at-ease';
import { answer, GAME_READER, type GameReader } from './game-reader';

/** What a seat knew at one of its moments, beside the truth: for judges. */
export class GetHindsight extends Query<Answer<readonly HindsightView[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Side,
    readonly at: number,
    readonly signal?: AbortSignal,
  ) {
    super();
  }
}

@QueryHandler(GetHindsight)
export class GetHindsightHandler implements IQueryHandler<GetHindsight> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer, at, signal }: GetHindsight) {
    return answer(this.reader, game, (stored) => atEase(stored.hindsight(viewer, at), signal));
  }
}
