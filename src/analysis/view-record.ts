import { type AccessView, type ScoreView, viewAccess, type Viewer, viewScore } from '#rules';
import type { FoldedRecord } from './folding/folded-game';
import { accessRows } from './projections/access-log/fold';
import { scoreRows } from './projections/score-history/fold';

const momentsTold = ({ indexes, told }: FoldedRecord, viewer: Viewer): number =>
  indexes[viewer].extentAt(told.length - 1).moments;

/** The access log of a game that no projection has read, as its tables would have it. */
export const viewAccesses = (game: FoldedRecord, viewer: Viewer): readonly AccessView[] =>
  accessRows(game).flatMap(
    (row) => viewAccess(game.pool, row, viewer, momentsTold(game, viewer)) ?? [],
  );

/** The same of its score history. */
export const viewScores = (game: FoldedRecord, viewer: Viewer): readonly ScoreView[] =>
  scoreRows(game).flatMap(
    (row) => viewScore(game.pool, row, viewer, momentsTold(game, viewer)) ?? [],
  );
