import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PlacedFact } from '#notation/observed/told';
import { viewFact } from '#notation/observed/view-fact';
import type { Viewer } from '#rules';
import { type Answer, answer } from './answer';
import { ObservedGames } from './observed-games';

/** The facts of an observed game as a viewer may know them, one JSON object a line. */
export class ExportObserved extends Query<Answer<Iterable<string>>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

function* linesOf(facts: readonly PlacedFact[], viewer: Viewer): Generator<string> {
  for (const { fact, seen } of facts) yield `${JSON.stringify(viewFact(fact, seen, viewer))}\n`;
}

@QueryHandler(ExportObserved)
export class ExportObservedHandler implements IQueryHandler<ExportObserved> {
  constructor(private readonly games: ObservedGames) {}

  execute({ game, viewer }: ExportObserved) {
    return answer(this.games, game, ({ facts }) => linesOf(facts, viewer));
  }
}
