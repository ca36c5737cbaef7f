import type { GivenFilter } from '../../statistics/given-filter';
import type { RateFilter } from '../../statistics/rate-filter';

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

const FIRST = '';
const LAST = '~';

/** Days and months as cells are keyed by them. */
const keyed =
  (format: 'YYYY-MM' | 'YYYY-MM-DD') =>
  (time: number): string => {
    if (!Number.isFinite(time)) return time < 0 ? FIRST : LAST;
    return new Date(time).toISOString().slice(0, format.length);
  };

export const timed = (time: number): string => {
  if (!Number.isFinite(time)) return time < 0 ? '-infinity' : 'infinity';
  return new Date(time).toISOString();
};

/** What says how many turns there were, as keys are ordered. */
const turnsKey = (turns: number): string => String(turns).padStart(6, '0');

/** Which cells answer a question: rows of `rates.card_cell`, and narrow rows at the ends of a stretch of time. */
export interface CardCellsAsked {
  readonly cells: GivenFilter;
  /** Null where cells are all. */
  readonly ends: GivenFilter | null;
}

type Judged = 'pool' | 'tier' | 'side';
const judged = ['pool', 'tier', 'side'] as const satisfies readonly Judged[];

const keysFrom = (subject: string, next: number): string =>
  `subject = '${subject}' and key >= $${next}::text and key < $${next + 1}::text`;
const timesFrom = (next: number): string =>
  `recorded_at >= $${next}::timestamptz and recorded_at < $${next + 1}::timestamptz`;

interface Told {
  readonly name: string;
  readonly condition: string;
  readonly values: readonly string[];
}

function cellsBy(filter: RateFilter, next: number): Told | null {
  const { since, until, leastTurns, mostTurns, identity, opponentIdentity } = filter;
  const isTimed = since !== null || until !== null;
  const isOfTurns = leastTurns !== null || mostTurns !== null;
  const by = [isTimed, isOfTurns, identity !== null, opponentIdentity !== null];
  const asked = by.filter((one) => one).length;
  if (asked > 1) return null;
  if (asked === 0) return { name: 'all', condition: `subject = 'all'`, values: [] };
  if (isTimed) {
    const { months, days } = stretchOf(since, until);
    const parts = [keysFrom('month', next), keysFrom('day', next + 2), keysFrom('day', next + 4)];
    const values = [...months.map(keyed('YYYY-MM')), ...days.flat().map(keyed('YYYY-MM-DD'))];
    return { name: 'time', condition: `(${parts.join(' or ')})`, values };
  }
  if (isOfTurns) {
    const from = leastTurns === null ? FIRST : turnsKey(Math.max(0, leastTurns));
    const before = mostTurns === null ? LAST : turnsKey(Math.max(0, mostTurns + 1));
    return { name: 'turns', condition: keysFrom('turns', next), values: [from, before] };
  }
  const subject = identity === null ? 'opponent_identity' : 'identity';
  const condition = `subject = '${subject}' and key = $${next}::text`;
  return { name: subject, condition, values: [identity ?? opponentIdentity ?? ''] };
}

/** Null where no cells were summed for it; `next` is the number of the first parameter of what is given. */
export function cardCellsFor(filter: RateFilter, next: number): CardCellsAsked | null {
  const { player, opponent, tournament, deck } = filter;
  if ([player, opponent, tournament, deck].some((one) => one !== null)) return null;
  const by = cellsBy(filter, next);
  if (by === null) return null;
  const given = judged.filter((column) => filter[column] !== null);
  const after = next + by.values.length;
  const same = given.map((column, i) => `and ${column} = $${after + i}::text`).join(' ');
  const { restsOn } = filter;
  const rests = restsOn === null ? 'true' : `rests_on = '${restsOn}'`;
  const name = [by.name, ...given].join('-');
  const values = [...by.values, ...given.map((column) => filter[column])];
  const cells = { name, condition: `${by.condition} and ${rests} ${same}`, values };
  if (by.name !== 'time') return { cells, ends: null };
  const first = next + values.length;
  const { ends } = stretchOf(filter.since, filter.until);
  const condition = `(${timesFrom(first)} or ${timesFrom(first + 2)}) and ${rests} ${same}`;
  return { cells, ends: { name, condition, values: ends.flat().map(timed) } };
}
