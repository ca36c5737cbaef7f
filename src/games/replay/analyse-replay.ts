import type { GameAnalysis } from '#analysis/made-decision';
import { GameAnalyses, type GameReport } from '#analysis/report/game-report';
import { cloneState, type State, type Viewer } from '#rules';
import type { Folding } from '#streams/folding';
import type { Replay } from './replay';
import type { Timed } from './recorded';

/** An analysis that has gone through a game, up to the decision of that number. */
export interface Folded<A> {
  readonly analysis: A;
  readonly number: number;
}

/**
 * Folds a game through an analysis, as far as a viewer has been told of it; null before that. What has gone through part of that
 * `before` goes on from there.
 */
export function* analysed<A extends GameAnalysis>(
  replay: Replay,
  viewer: Viewer,
  begin: (opening: State) => A,
  before: Folded<A> | null = null,
): Folding<Folded<A> | null> {
  const { index, last } = replay.viewerReplays[viewer];
  if (last < 0) return null;
  const told = index.endOf(last);
  const start = before !== null && before.number <= told ? before : null;
  let analysis = start?.analysis ?? null;
  let made: Timed | null = null;
  for (const { number, state, facts, next } of replay.steps(start?.number ?? 0)) {
    analysis ??= begin(cloneState(state));
    if (made !== null) {
      const { by, decision } = made;
      analysis.take({ number, by, decision, state, facts });
    }
    if (number === told) return { analysis, number };
    made = next;
    yield;
  }
  throw new Error(`there is no decision ${told}`);
}

/** Every analysis of a game, as far as one viewer has been told of it. */
export const foldAnalyses = (
  replay: Replay,
  viewer: Viewer,
  before: Folded<GameAnalyses> | null,
): Folding<Folded<GameAnalyses> | null> =>
  analysed(replay, viewer, (opening) => new GameAnalyses(replay.pool, opening), before);

export const reportOf = (
  replay: Replay,
  viewer: Viewer,
  folded: Folded<GameAnalyses> | null,
): GameReport | null =>
  folded?.analysis.reportFor(viewer, replay.viewerReplays[viewer].index) ?? null;

export function* analyseReplay(replay: Replay, viewer: Viewer): Folding<GameReport | null> {
  return reportOf(replay, viewer, yield* foldAnalyses(replay, viewer, null));
}
