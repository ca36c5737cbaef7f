import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { JintekiLog } from '#notation/jinteki/write/write-log';
import type { Answer } from '../../answer';
import { Replays } from '../../replays';
import { ExportJintekiLog } from './query';

@QueryHandler(ExportJintekiLog)
export class ExportJintekiLogHandler implements IQueryHandler<ExportJintekiLog> {
  constructor(private readonly replays: Replays) {}

  async execute({ game, viewer }: ExportJintekiLog): Promise<Answer<string>> {
    const replay = await this.replays.get(game);
    if (replay === null)
      return { ok: false, code: 'GAME_NOT_FOUND', message: `there is no game ${game}` };
    const { corp, runner } = replay.header.players;
    const log = new JintekiLog({ corp: corp.name, runner: runner.name });
    let text = '';
    for (const moment of replay.seenBy[viewer].moments(-1))
      for (const line of log.tell(moment)) text += `${line}\n`;
    return { ok: true, value: text };
  }
}
