import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { answerAs } from '../../answer';
import { Replays } from '../../replays';
import type { Seen } from '../../seen';
import { ExportTold } from './query';

function* linesOf(seen: Seen): Generator<string> {
  for (const line of seen.log()) yield `${line}\n`;
}

@QueryHandler(ExportTold)
export class ExportToldHandler implements IQueryHandler<ExportTold> {
  constructor(private readonly replays: Replays) {}

  execute(query: ExportTold) {
    return answerAs(this.replays, query, linesOf);
  }
}
