import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Span } from '../../platform/projections/span';
import { found, type Answer } from './answer';
import { atEase } from '../../platform/observability/at-ease';
import { answer, GAME_READER, type GameReader } from './game-reader';
import type { DecisionPage } from './stored-game';

/** Decisions that a viewer saw being made, by the viewer's numbers. */
export class ListDecisions extends Query<Answer<DecisionPage>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly span: Span<number>,
    readonly signal?: AbortSignal,
  ) {
    super();
  }
}

@QueryHandler(ListDecisions)
export class ListDecisionsHandler implements IQueryHandler<ListDecisions> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer, span, signal }: ListDecisions) {
    return answer(this.reader, game, async (stored) =>
      found(await atEase(stored.decisions(viewer, span), signal)),
    );
  }
}
