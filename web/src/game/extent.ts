import type { GameHeadFragment } from '../api/documents';
import { named, type ViewerName } from './viewers';

/** Moments in a row, both ends included. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

export type Ranges = ReadonlyMap<ViewerName, readonly Extent[]>;

/** As whom a game may be looked at, and which moments: who was given some may have them in pieces. */
export function rangesOf(head: GameHeadFragment | null): Ranges {
  const ranges = new Map<ViewerName, readonly Extent[]>();
  for (const { viewer, from, to } of head?.views ?? [])
    ranges.set(named(viewer), [...(ranges.get(named(viewer)) ?? []), { from, to }]);
  return ranges;
}

/** From the first moment to the last. */
export const spanOf = (ranges: readonly Extent[]): Extent => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
});

export const inOne = (ranges: readonly Extent[], at: number): Extent | null =>
  ranges.find(({ from, to }) => from <= at && at <= to) ?? null;

/** The moment that is shown for one that may not be open: the next that is, the way one goes. */
export function nearestOpen(ranges: readonly Extent[], at: number, cameFrom: number): number {
  const { from, to } = ranges.length === 0 ? { from: 0, to: -1 } : spanOf(ranges);
  if (at <= from || at >= to || inOne(ranges, at) !== null) return Math.min(Math.max(at, from), to);
  return at >= cameFrom
    ? Math.min(...ranges.map((range) => range.from).filter((begin) => begin > at))
    : Math.max(...ranges.map((range) => range.to).filter((end) => end < at));
}
