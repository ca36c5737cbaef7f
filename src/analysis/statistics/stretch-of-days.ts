const DAY = 24 * 3_600_000;

/** From there on, before another. */
export type Range = readonly [from: number, before: number];
const none: Range = [-Infinity, -Infinity];

/** A stretch of time as months and days of UTC that are whole, and what is left at both ends of it; in milliseconds. */
export interface Stretch {
  /** All days of it that are whole. */
  readonly whole: Range;
  readonly months: Range;
  readonly days: readonly [Range, Range];
  readonly ends: readonly [Range, Range];
}

const startOfMonth = (time: number, later: number): number => {
  const day = new Date(time);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + later);
};

const thisMonth = (time: number): number => (Number.isFinite(time) ? startOfMonth(time, 0) : time);

const nextMonth = (time: number): number =>
  thisMonth(time) === time ? time : startOfMonth(time, 1);

/** Keys of years with four digits are in order. */
const EARLIEST = Date.UTC(1, 0);
const LATEST = Date.UTC(9999, 0);
const within = (date: Date): number => Math.min(LATEST, Math.max(EARLIEST, date.getTime()));

export function stretchOf(since: Date | null, until: Date | null): Stretch {
  const from = since === null ? -Infinity : within(since);
  const before = until === null ? Infinity : within(until);
  const [firstDay, lastDay] = [Math.ceil(from / DAY) * DAY, Math.floor(before / DAY) * DAY];
  if (firstDay >= lastDay)
    return { whole: none, months: none, days: [none, none], ends: [[from, before], none] };
  const whole: Range = [firstDay, lastDay];
  const ends: Stretch['ends'] = [
    [from, firstDay],
    [lastDay, before],
  ];
  const [firstMonth, lastMonth] = [nextMonth(firstDay), thisMonth(lastDay)];
  if (firstMonth >= lastMonth) return { whole, months: none, days: [whole, none], ends };
  const days: Stretch['days'] = [
    [firstDay, firstMonth],
    [lastMonth, lastDay],
  ];
  return { whole, months: [firstMonth, lastMonth], days, ends };
}

/** Before and after all keys. */
export const FIRST = '';
export const LAST = '~';

/** Days and months as cells are keyed by them. */
export const keyedBy =
  (format: 'YYYY-MM' | 'YYYY-MM-DD') =>
  (time: number): string => {
    if (!Number.isFinite(time)) return time < 0 ? FIRST : LAST;
    return new Date(time).toISOString().slice(0, format.length);
  };

export const timed = (time: number): string => {
  if (!Number.isFinite(time)) return time < 0 ? '-infinity' : 'infinity';
  return new Date(time).toISOString();
};
