import type { Projection } from '../platform/projections/projection';
import { GameFolder } from './folding/game-folder';
import { projectionOf, type GameProjection } from './folding/game-projection';
import { observedAnalyses } from './projections/analyses/observed-table';
import { analyses } from './projections/analyses/table';
import { accessLog } from './projections/access-log/table';
import { cardStatistics } from './projections/card-statistics/table';
import { games } from './projections/games/table';
import { observedStatistics } from './projections/observed-statistics/table';
import { patternFacts } from './projections/pattern-facts/table';
import { playerStatistics } from './projections/player-statistics/table';
import { scoreHistory } from './projections/score-history/table';
import { timeline } from './projections/timeline/table';

/** Each stands alone; the order is that of reading only. */
const all: readonly GameProjection[] = [
  games,
  timeline,
  accessLog,
  scoreHistory,
  playerStatistics,
  cardStatistics,
  patternFacts,
];

/** Every read model of games; they share what is folded. */
export function gameProjections(folder: GameFolder): readonly Projection[] {
  return [
    ...all.map((projection) => projectionOf(projection, folder)),
    analyses(folder),
    observedStatistics,
    observedAnalyses,
  ];
}
