import type { Work } from '../machine/work';
import type { Side } from '../state/side';
import { emit } from './emit';

/** INFO-37: whether the grip lies open can hang on them. */
function unsettle(g: Work): void {
  if (g.asked.standing.has('open-grip')) g.unsettled = true;
}

export function takeTags(g: Work, amount: number): void {
  if (amount === 0) return;
  g.state.runner.tags += amount;
  unsettle(g);
  emit(g, { type: 'tags-taken', amount });
}

/** What the Corp pays with is not removed by the Runner. */
export function removeTags(g: Work, amount: number, by: Side = 'runner'): void {
  const removed = Math.min(amount, g.state.runner.tags);
  if (removed === 0) return;
  g.state.runner.tags -= removed;
  unsettle(g);
  emit(
    g,
    by === 'runner'
      ? { type: 'tags-removed', amount: removed }
      : { type: 'tags-removed', amount: removed, side: 'corp' },
  );
}

/** As much as there is; how much that was. */
export function removeBadPublicity(g: Work, amount: number): number {
  const removed = Math.min(amount, g.state.corp.badPublicity);
  if (removed === 0) return 0;
  g.state.corp.badPublicity -= removed;
  emit(g, { type: 'bad-publicity-removed', amount: removed });
  return removed;
}

export function takeBadPublicity(g: Work, amount: number): void {
  if (amount === 0) return;
  g.state.corp.badPublicity += amount;
  emit(g, { type: 'bad-publicity-taken', amount });
}
