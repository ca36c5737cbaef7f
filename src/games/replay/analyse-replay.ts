import { GameAnalyses, type GameReport } from '#analysis/report/game-report';
import { cloneState, type Viewer } from '#rules';
import type { Replay } from './replay';
import type { Timed } from './recorded';

/** Folds a game through every analysis, as far as a viewer has been told of it. */
export function analyseReplay(replay: Replay, viewer: Viewer): GameReport | null {
  const { index, last } = replay.viewerReplays[viewer];
  if (last < 0) return null;
  const told = index.endOf(last);
  let analyses: GameAnalyses | null = null;
  let made: Timed | null = null;
  for (const { number, state, facts, next } of replay.steps(0)) {
    analyses ??= new GameAnalyses(replay.pool, cloneState(state));
    if (made !== null) analyses.take({ ...made, number, state, facts });
    if (number === told) break;
    made = next;
  }
  return analyses?.reportFor(viewer, index) ?? null;
}
