import { keptCode, placesOf, ScoreLog, type KeptScore } from '#rules';
import type { FoldedRecord } from '../../folding/folded-game';

export interface ScoreRow extends KeptScore {
  readonly id: string;
  readonly decision: number;
}

/** Every change of a score area, with the running points of both players. */
export function scoreRows({ id, pool, opening, indexes, told }: FoldedRecord): readonly ScoreRow[] {
  const log = new ScoreLog(pool, opening);
  for (const { decision, facts, table } of told) log.take(decision, facts, table);
  return log.scores.map((score) => ({
    ...score,
    id,
    code: keptCode(pool, opening, score.sighting),
    places: placesOf(indexes, score.decision),
  }));
}
