import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Side, KnowledgeView } from '#rules';
import type { Answer } from './answer';
import { atEase } from '../../platform/observability/at-ease';
import { answer, GAME_READER, type GameReader } from './game-reader';

/** What a seat knew at one of its moments of the cards it did not see. */
export class GetKnowledge extends Query<Answer<readonly KnowledgeView[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Side,
    readonly at: number,
    readonly signal?: AbortSignal,
  ) {
    super();
  }
}

@QueryHandler(GetKnowledge)
export class GetKnowledgeHandler implements IQueryHandler<GetKnowledge> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer, at, signal }: GetKnowledge) {
    return answer(this.reader, game, (stored) => atEase(stored.knowledge(viewer, at), signal));
  }
}
