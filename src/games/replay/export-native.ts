import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { writeLines } from '#notation/native/write-log';
import type { Answer } from './answer';
import { Replays } from './replays';

/** A game with every decision, as a log of ours (docs/formats/native-log.md): for who may see all. */
export class ExportNative extends Query<Answer<Iterable<string>>> {
  constructor(readonly game: string) {
    super();
  }
}

@QueryHandler(ExportNative)
export class ExportNativeHandler implements IQueryHandler<ExportNative> {
  constructor(private readonly replays: Replays) {}

  async execute({ game }: ExportNative): Promise<Answer<Iterable<string>>> {
    const replay = await this.replays.get(game);
    const header = replay && (await this.replays.header(game));
    return replay === null || header === null
      ? { ok: false, code: 'GAME_NOT_FOUND', message: `there is no game of decisions ${game}` }
      : { ok: true, value: writeLines(header, replay.made()) };
  }
}
