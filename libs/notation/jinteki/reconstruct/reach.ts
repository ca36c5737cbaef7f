import { explain } from './explain';
import type { Means } from './follow';
import { advance } from './advance';
import { instead, leftBefore } from './look-back';
import type { Level } from './level';
import type { Nearest } from './search';
import { nextSettled, type Shown } from './shown';

/** Levels that are kept to look back to. */
const levels = 64;

/** What lies further back than anybody looks is let go: positions are the most of the memory. */
function forget(level: Level): void {
  let at: Level | null = level;
  for (let back = 0; back < levels && at !== null; back += 1) at = at.from;
  if (at !== null) at.from = null;
}

export interface Reached {
  readonly level: Level;
  readonly nearest: Nearest | null;
  /** Positions looked at in vain for a way past it. */
  readonly tried: number;
}

/** The furthest that can be reached by decisions from a position. */
export function reach(means: Means, start: Level, shown: readonly Shown[]): Reached {
  const last = shown.length - 1;
  let level = start;
  let best = start;
  let nearest: Nearest | null = null;
  let { looked } = means;
  // Looking back is worth a few positions, not all that are left.
  let kept: number | null = null;
  while (level.index < last) {
    const ahead = advance(means, level, shown, 0);
    if (ahead.level !== null) {
      level = ahead.level;
      forget(level);
      if (level.index > best.index) {
        best = level;
        ({ looked } = means);
        if (kept !== null) means.left += kept;
        kept = null;
      }
      continue;
    }
    if (level.index >= best.index && kept === null) ({ nearest } = ahead);
    if (kept === null) {
      const until = nextSettled(shown, level.index);
      const { state } = level.node.live;
      if (explain(means.rules, means.titles, state, shown, level.index, until).certain) break;
      kept = Math.max(0, means.left - means.patience);
      means.left -= kept;
    }
    // Looking back costs something, though nothing new is looked at.
    means.left -= 1;
    means.looked += 1;
    const other = leftBefore(means, level, shown) ?? instead(means, level, shown);
    if (other === null) break;
    level = other;
    // Another way past its entry may lead to the last one, from where none is looked for.
    if (level.index === last) best = level;
  }
  if (kept !== null) means.left += kept;
  return { level: best, nearest, tried: means.looked - looked };
}
