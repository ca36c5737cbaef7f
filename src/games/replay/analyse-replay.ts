import type { GameAnalysis } from '#analysis/made-decision';
import { GameAnalyses, type GameReport } from '#analysis/report/game-report';
import { cloneState, type State, type Viewer } from '#rules';
import type { Folding } from '#streams/folding';
import type { Replay } from './replay';
import type { Timed } from './recorded';

/** Folds a game through an analysis, as far as a viewer has been told of it; null before that. */
export function* analysed<A extends GameAnalysis>(
  replay: Replay,
  viewer: Viewer,
  begin: (opening: State) => A,
): Folding<A | null> {
  const { index, last } = replay.viewerReplays[viewer];
  if (last < 0) return null;
  const told = index.endOf(last);
  let analysis: A | null = null;
  let made: Timed | null = null;
  for (const { number, state, facts, next } of replay.steps(0)) {
    analysis ??= begin(cloneState(state));
    if (made !== null) analysis.take({ ...made, number, state, facts });
    if (number === told) break;
    made = next;
    yield;
  }
  return analysis;
}

/** Every analysis of a game for one viewer. */
export function* analyseReplay(replay: Replay, viewer: Viewer): Folding<GameReport | null> {
  const analyses = yield* analysed(
    replay,
    viewer,
    (opening) => new GameAnalyses(replay.pool, opening),
  );
  return analyses?.reportFor(viewer, replay.viewerReplays[viewer].index) ?? null;
}
