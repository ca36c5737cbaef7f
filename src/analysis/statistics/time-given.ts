import type { GivenFilter } from './given-filter';
import type { RateFilter } from './rate-filter';

/** A stretch of time, whichever of its ends is given. */
export const timeGiven = ({ since, until }: RateFilter, next: number): GivenFilter => ({
  name: 'time',
  condition: `and recorded_at >= $${next}::timestamptz and recorded_at < $${next + 1}::timestamptz`,
  values: [since ?? '-infinity', until ?? 'infinity'],
});
