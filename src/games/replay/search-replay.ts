import type { Automaton } from '#analysis/patterns/automaton';
import { PatternSearch, type FoundMatch } from '#analysis/patterns/find-matches';
import type { Viewer } from '#rules';
import { analysed } from './analyse-replay';
import type { Folding } from '#streams/folding';
import type { Replay } from './replay';

/** Looks for a pattern in a game, as far as a viewer has been told of it. */
export function* searchReplay(
  replay: Replay,
  viewer: Viewer,
  pattern: Automaton,
  most: number,
): Folding<readonly FoundMatch[]> {
  const folded = yield* analysed(
    replay,
    viewer,
    (opening) => new PatternSearch(replay.pool, opening, viewer),
  );
  return folded?.analysis.matches(pattern, replay.viewerReplays[viewer].index, most) ?? [];
}
