import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { answerAs } from '../../answer';
import { Replays } from '../../replays';
import { ExportTold } from './query';

@QueryHandler(ExportTold)
export class ExportToldHandler implements IQueryHandler<ExportTold> {
  constructor(private readonly replays: Replays) {}

  execute(query: ExportTold) {
    return answerAs(this.replays, query, (seen) => `${[...seen.log()].join('\n')}\n`);
  }
}
