import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { JintekiLog } from '#notation/jinteki/write/write-log';
import type { LogHeader } from '#notation/native/header';
import type { Viewer } from '#rules';
import type { Answer } from './answer';
import type { Replay } from './replay';
import { Replays } from './replays';

/** A game as a viewer was told it, in the words of jinteki.net's log, every line ended. */
export class ExportJintekiLog extends Query<Answer<Iterable<string>>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

function* linesOf(
  { seenBy }: Replay,
  { players: { corp, runner } }: LogHeader,
  viewer: Viewer,
): Generator<string> {
  const log = new JintekiLog({ corp: corp.name, runner: runner.name });
  for (const moment of seenBy[viewer].moments(-1))
    for (const line of log.tell(moment)) yield `${line}\n`;
}

@QueryHandler(ExportJintekiLog)
export class ExportJintekiLogHandler implements IQueryHandler<ExportJintekiLog> {
  constructor(private readonly replays: Replays) {}

  async execute({ game, viewer }: ExportJintekiLog): Promise<Answer<Iterable<string>>> {
    const replay = await this.replays.get(game);
    const header = replay && (await this.replays.header(game));
    return replay === null || header === null
      ? { ok: false, code: 'GAME_NOT_FOUND', message: `there is no game ${game}` }
      : { ok: true, value: linesOf(replay, header, viewer) };
  }
}
