import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PlacedFact } from '#notation/observed/told';
import { viewFact } from '#notation/observed/view-fact';
import type { Viewer } from '#rules/view/viewer';
import { answer } from './answer';
import { ObservedGames } from './observed-games';
import { ExportObserved } from './export-observed.query';

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
