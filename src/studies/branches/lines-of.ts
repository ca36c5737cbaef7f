import { isPlain } from '#studies/position/of-state';
import type { Line } from '#studies/position/to-scenario';
import type { StoodGame } from '#studies/position/stood-game';
import type { FoundBranch } from './find-branch';

/** Decisions of a game that are looked back through for a place where a document can begin. */
const BACK = 400;

/**
 * A branch from every place that a document may begin with: its own beginning, then, in a game, places
 * before it, the nearest first.
 */
export function* linesOf(found: FoundBranch, stood: StoodGame): Generator<Line> {
  const { pool } = stood.rules;
  if (found.from === 'position') {
    const { start } = found.header;
    const position = start.kind === 'position' ? start.position : null;
    yield { pool, begins: { in: 'position', position }, moves: stood.movesAfter(0) };
    return;
  }
  for (let at = found.decision; at >= Math.max(0, found.decision - BACK); at -= 1) {
    if (at < found.decision && !isPlain(stood.stateAt(at))) continue;
    yield {
      pool,
      begins: { in: 'game', state: stood.stateAt(at), history: stood.historyAt(at) },
      moves: stood.movesAfter(at),
    };
  }
}
