import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { historyOf } from '#studies/world/history';
import { whyNotBetween } from '#studies/position/from-view';
import type { SeatRecord, ToldMoment } from '#studies/world/record';
import type { Side } from '#rules';
import { whole } from '#streams/folding';
import { GAME_READER, type GameReader } from './game-reader';
import { recentFacts } from './recent-facts';
import type { ViewerReplay } from './viewer-replay';

/** Moments that are looked back through for one between two actions. */
const BACK = 60;

/** Places to begin from that are tried. */
const PLACES = 3;

/** The last moments between two actions, up to one, in order; that one itself where it is one, or there is none. */
function placesBefore(seen: ViewerReplay, moment: number): readonly number[] {
  const places: number[] = [];
  for (let at = moment; at >= Math.max(0, moment - BACK) && places.length < PLACES; at -= 1) {
    if (whyNotBetween(seen.momentAt(at).position) !== null) continue;
    if (at === moment) return [moment];
    places.unshift(at);
  }
  return places.length === 0 ? [moment] : places;
}

/** What was told after one moment, up to another. */
function toldBetween(seen: ViewerReplay, after: number, moment: number): readonly ToldMoment[] {
  const told: ToldMoment[] = [];
  if (after === moment) return told;
  for (const one of seen.moments(after)) {
    told.push({ position: one.position, told: one.told });
    if (one.number === moment) break;
  }
  return told;
}

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
    const replay = (await this.reader.get(game))?.folded()?.replay;
    if (replay === undefined) return null;
    const seen = replay.viewerReplays[seat];
    if (!seen.has(moment)) return null;
    const record = (from: number, earlier: SeatRecord | null): SeatRecord => ({
      ...{ pool: replay.pool.name, seat, moment, earlier },
      view: seen.momentAt(from).position,
      knowledge: whole(seen.knowledgeAt(from)),
      history: historyOf(recentFacts(seen, from)),
      since: toldBetween(seen, from, moment),
    });
    const places = placesBefore(seen, moment);
    return places.reduce<SeatRecord | null>((earlier, from) => record(from, earlier), null);
  }
}
