import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { historyOf } from '#studies/world/history';
import type { SeatRecord } from '#studies/world/record';
import type { Side } from '#rules';
import { GAME_READER, type GameReader } from './game-reader';
import { recentFacts } from './recent-facts';
import { RecordedGame } from './recorded-game';

/** All that a seat was told by one of its moments; null where there is no such moment. */
export class GetSeatRecord extends Query<SeatRecord | null> {
  constructor(
    readonly game: string,
    readonly seat: Side,
    readonly moment: number,
  ) {
    super();
  }
}

@QueryHandler(GetSeatRecord)
export class GetSeatRecordHandler implements IQueryHandler<GetSeatRecord> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  async execute({ game, seat, moment }: GetSeatRecord): Promise<SeatRecord | null> {
    const stored = await this.reader.get(game);
    if (!(stored instanceof RecordedGame)) return null;
    const seen = stored.replay.viewerReplays[seat];
    if (!seen.has(moment)) return null;
    return {
      ...{ pool: stored.replay.pool.name, seat, moment },
      view: seen.momentAt(moment).position,
      knowledge: seen.knowledgeAt(moment),
      history: historyOf(recentFacts(seen, moment)),
    };
  }
}
