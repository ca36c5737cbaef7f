import { corePool } from '#cards/pool';
import { viewDecision } from '#rules/view/decision';
import { sayDecision } from '#rules/view/say-decision';
import type { Viewer } from '#rules/view/viewer';
import type { Replay } from '../../replays/replay';

/** Decisions around a position, the next one last; `>` stands at the one that led there. */
export function showDecisions(
  replay: Replay,
  at: number,
  viewer: Viewer,
  around: number,
): readonly string[] {
  const first = Math.max(1, at - around + 1);
  const last = Math.min(replay.length, at + around);
  const digits = String(last).length;
  const lines: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const made = replay.made[number - 1];
    if (made === undefined) continue;
    const before = replay.stateAt(number - 1);
    const view = viewDecision(corePool, before, made.decision, made.by, viewer);
    const text = view === null ? `(${made.by}, unseen)` : sayDecision(view);
    lines.push(`${number === at ? '>' : ' '} ${String(number).padStart(digits)}  ${text}`);
  }
  return lines;
}
