import { AccessLog, type KeptAccess, keptCode, placesOf } from '#rules';
import { placedFacts, type FoldedRecord } from '../../folding/folded-game';

export interface AccessRow extends KeptAccess {
  readonly id: string;
  /** The decision after which nothing changed about it any more. */
  readonly settled: number;
}

/** Every access of a game in order. */
export function accessRows({
  id,
  pool,
  opening,
  indexes,
  ...game
}: FoldedRecord): readonly AccessRow[] {
  const log = new AccessLog(opening.turn.number);
  for (const { decision, fact } of placedFacts(game)) log.take(decision, fact);
  return log.accesses.map(({ decision, ...access }) => ({
    ...access,
    id,
    code: keptCode(pool, opening, access.sighting),
    places: placesOf(indexes, decision),
    settledPlaces: placesOf(indexes, access.settled),
  }));
}
