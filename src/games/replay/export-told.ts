import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { LogHeader } from '#notation/native/header';
import type { Viewer } from '#rules';
import { type Answer, answerAs, noGame } from './answer';
import { Replays } from './replays';
import type { Seen } from './viewer-replay';

/** A game as a viewer was told it, as a log of moments (docs/formats/told-log.md), every line ended. */
export class ExportTold extends Query<Answer<Iterable<string>>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

function* linesOf(seen: Seen, header: LogHeader): Generator<string> {
  for (const line of seen.log(header)) yield `${line}\n`;
}

@QueryHandler(ExportTold)
export class ExportToldHandler implements IQueryHandler<ExportTold> {
  constructor(private readonly replays: Replays) {}

  async execute(query: ExportTold): Promise<Answer<Iterable<string>>> {
    const header = await this.replays.header(query.game);
    if (header === null) return noGame(query.game);
    return answerAs(this.replays, query, (seen) => linesOf(seen, header));
  }
}
