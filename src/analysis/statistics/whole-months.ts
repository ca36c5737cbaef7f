import type { RateFilter } from './rate-filter';

/** From where on and before where a stretch has whole months: the nearest to both of its ends. */
export interface WholeMonths {
  readonly first: Date | null;
  readonly last: Date | null;
}

const monthAt = (year: number, month: number): Date => new Date(Date.UTC(year, month));

function nearestMonth(time: Date): Date {
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth()];
  const [before, after] = [monthAt(year, month), monthAt(year, month + 1)];
  const isBefore = time.getTime() - before.getTime() < after.getTime() - time.getTime();
  return isBefore ? before : after;
}

/** Null where there is no whole month, so that sides one by one are few. */
export function wholeMonths({ since, until }: RateFilter): WholeMonths | null {
  const [first, last] = [since, until].map((end) => (end === null ? null : nearestMonth(end)));
  if (first === undefined || last === undefined) return null;
  return first !== null && last !== null && first >= last ? null : { first, last };
}

/** Times between an end of a stretch and that of its whole months. */
export function endsOf({ since, until }: RateFilter, { first, last }: WholeMonths) {
  const between = (a: Date | null, b: Date | null): [Date, Date][] =>
    a === null || b === null ? [] : [a < b ? [a, b] : [b, a]];
  return [...between(since, first), ...between(until, last)];
}

export const nameOf = (month: Date): string => month.toISOString().slice(0, 'YYYY-MM'.length);

/** What numbers of months begin before, and end after. */
const NO_MONTH = 0;
const ANY_MONTH = 12 * 10_000 - 1;
const numberOf = (month: Date): number => month.getUTCFullYear() * 12 + month.getUTCMonth();

/** Numbers of the months from which on and before which careers tell of whole months. */
export const numbersOf = ({ first, last }: WholeMonths): readonly [number, number] => [
  first === null ? NO_MONTH : numberOf(first),
  last === null ? ANY_MONTH : numberOf(last),
];

export const endsIn = ({ first, last }: WholeMonths): readonly unknown[] => [
  first ?? '-infinity',
  last ?? 'infinity',
];

/** What `gamesOfName` and `namesOfStretch` are asked with; null where the stretch has no whole month. */
export function monthsAsked(filter: RateFilter): readonly unknown[] | null {
  const months = wholeMonths(filter);
  return months === null ? null : [...endsIn(months), ...numbersOf(months)];
}
