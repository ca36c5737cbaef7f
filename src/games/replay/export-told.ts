import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LogHeader } from '#notation/native/header';
import { answerAs, noGame, type Answer } from './answer';
import { Replays } from './replays';
import type { Seen } from './viewer-replay';
import { ExportTold } from './export-told.query';

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
