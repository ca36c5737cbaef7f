import { behind } from './behind';
import { Evidence } from './evidence';
import type { Means } from './follow';
import { Goal } from './goal';
import { type Level, levelAt } from './level';
import type { Shown } from './shown';

/**
 * Ours once theirs is taken back: what was decided since is no part of the game. Null where no undo
 * is next, or ours never stood where it leads.
 */
export function takenBack(
  { hidden, undone }: Means,
  stuck: Level,
  shown: readonly Shown[],
): Level | null {
  const next = [...undone].find(([entry]) => entry > stuck.index);
  if (next === undefined) return null;
  const [index, to] = next;
  const there = shown[index];
  if (to === null || there === undefined) return null;
  if (shown.slice(stuck.index + 1, index).some(({ mayPass }) => !mayPass)) return null;
  let level: Level | null = stuck;
  while (level !== null && level.index > to) level = level.from;
  if (level === null) return null;
  const here = { after: index, until: index };
  const goal = new Goal([there.features], there, here, new Evidence(shown, here));
  if (!goal.measure(level.node.features, false).matches) return null;
  // A further undo may lead back past it.
  return levelAt({ ...level.node, ...behind(hidden, index) }, index, level);
}
