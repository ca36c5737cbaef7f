import { isDay } from '#text/is-day';
import type { Embargo } from '../../access/grant';
import { badInput } from './errors';

export interface EmbargoArgs {
  readonly until?: unknown;
  readonly tournament?: string | null;
  readonly round?: number | null;
}

const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;

/** From the year 1 to 9999: the database knows no year 0, and writes others in another way. */
const DATED = /^(?!0000)\d{4}-\d{2}/;

/** Whether a day that is told is one of its month: a Date takes the 30th of February for one of March. */
function isDated(text: string): boolean {
  if (!DATED.test(text)) return false;
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  return day === undefined || isDay(day);
}

/** A time as ISO 8601; null where none is given. Throws a GraphQL error for what is no time. */
export function timeOf(place: string, value: unknown): string | null {
  if (!isGiven(value)) return null;
  const time = typeof value === 'string' && isDated(value) ? new Date(value) : null;
  if (time !== null && !Number.isNaN(time.getTime())) return time.toISOString();
  throw badInput(
    'BAD_TIME',
    `${place} is ${JSON.stringify(value)}, which is no time`,
    'Give a time of ISO 8601, such as 2026-01-31T00:00:00Z.',
  );
}

/** Throws a GraphQL error for an embargo that does not say until when. */
export function embargoOf(args: EmbargoArgs | null | undefined): Embargo | null {
  if (!isGiven(args)) return null;
  const { tournament, round } = args;
  const time = timeOf('embargo.until', args.until);
  if (time !== null && !isGiven(tournament) && !isGiven(round)) return { until: 'time', time };
  if (time === null && isGiven(tournament) && isGiven(round) && round >= 1)
    return { until: 'round-end', tournament, round };
  throw badInput(
    'BAD_EMBARGO',
    'embargo does not say until when',
    'Give either until, or tournament and round, from 1.',
  );
}
