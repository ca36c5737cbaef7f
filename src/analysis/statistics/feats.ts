import { playerCounts } from './player-counts';
import { stretchOf, timed } from './stretch-of-days';
import type { SliceFilter } from './slices';

/** What is told of a name: what they did themselves, or who played against them. */
export interface Doers {
  readonly by: 'player' | 'opponent';
  /** Whether sums of what there is much of are filled in. */
  readonly isKept: boolean;
}

/** Statement of counts that add up to those of `one`, a name with `player` and `who`. */
export interface Feats {
  readonly text: string;
  /** Its own, from the number that it was made for on. */
  readonly values: readonly unknown[];
  /** Whether it reads sums of months. */
  readonly isOfMonths: boolean;
}

const OF_ONE = 'kept.who = one.who and kept.player = one.player';

/** Sums that are kept. */
const kept = ({ by }: Doers, where: string): string => `
  select ${playerCounts.map((count) => `kept.${count}`).join(', ')} from rates.feats as kept
  where ${OF_ONE} and kept.is_own = ${by === 'player'} and ${where}`;

/** Sides one by one; an opponent's games are those of the player's sides, told of the other side. */
const sides = ({ by }: Doers, from: string, where: string): string => `
  select ${playerCounts.map((count) => `deeds.${count}`).join(', ')} from ${from}
  join rates.deeds on deeds.id = seat.id and deeds.side ${by === 'player' ? '=' : '<>'} seat.side
  where ${where}`;

/** With an identity or against one, the parameter `key`. */
export function featsWith(doers: Doers, isOwn: boolean, key: string): string {
  const column = isOwn ? 'identity' : 'opponent_identity';
  const theirs = `seat.who = one.who and seat.player = one.player and seat.${column} = ${key}`;
  if (!doers.isKept) return sides(doers, 'rates.counted as seat', theirs);
  const much = kept(doers, `kept.kind = '${column}' and kept.key = ${key} and kept.side = ''`);
  return `${much} union all ${sides(doers, 'rates.counted as seat', `${theirs} and not exists (${much})`)}`;
}

const numberOf = (month: number): number => {
  if (!Number.isFinite(month)) return month < 0 ? 0 : 12 * 10_000 - 1;
  const date = new Date(month);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** Years are kept by these. */
const nameOfYear = (year: number): string => String(year).padStart(4, '0');

/**
 * In a stretch of time: whole years as they are kept, then whole months, months with few sides, and what is left at both ends. `of` is the
 * filter as the player's sides fit it.
 */
export function featsInTime(doers: Doers, of: SliceFilter, next: number): Feats {
  const { months } = stretchOf(of.since, of.until);
  const [from, before] = months;
  const hasMonths = doers.isKept && from < before;
  const [begin, end] = [of.since?.getTime() ?? -Infinity, of.until?.getTime() ?? Infinity];
  const ends = hasMonths ? [begin, from, before, end] : [begin, end];
  const values: unknown[] = ends.map(timed);
  const asks = (i: number, type: string): string => `$${next + i}::${type}`;
  const ofSide = of.side === null ? '' : `and side = '${of.side}'`;
  // What comes before is found first.
  const seatsFrom = (low: string, high: string): string => `(
      select id, side from rates.counted
      where lower(player) = lower(one.player) and player = one.player
        and recorded_at >= ${low} and recorded_at < ${high} ${ofSide} offset 0
    ) as seat`;
  const one = (i: number): string =>
    sides(doers, seatsFrom(asks(i, 'timestamptz'), asks(i + 1, 'timestamptz')), 'true');
  if (!hasMonths) return { text: one(0), values, isOfMonths: false };
  const [first, last] = [numberOf(from), numberOf(before)];
  values.push(first, last, nameOfYear(Math.ceil(first / 12)), nameOfYear(Math.floor(last / 12)));
  const [early, late] = [asks(4, 'int'), asks(5, 'int')];
  const side = of.side ?? '';
  const [firstYear, lastYear] = [asks(6, 'text'), asks(7, 'text')];
  const years = kept(
    doers,
    `kept.kind = 'year' and kept.side = '${side}' and kept.key >= ${firstYear} and kept.key < ${lastYear}`,
  );
  const isInYears = (month: string): string => `exists (
      select from rates.feats as year
      where year.who = one.who and year.player = one.player and year.kind = 'year' and year.side = '${side}'
        and year.is_own = ${doers.by === 'player'} and year.key = left(${month}, 4)
        and year.key >= ${firstYear} and year.key < ${lastYear}
    )`;
  const ofMonths = `kept.kind = 'month' and kept.side = '${side}'`;
  const much = kept(
    doers,
    `${ofMonths} and kept.key >= rates.name_of_month(${early}) and kept.key < rates.name_of_month(${late})
      and not ${isInYears('kept.key')}`,
  );
  const few = sides(
    doers,
    `(
      select greatest(min(first), ${early}) as low, least(max(first + cardinality(games)), ${late}) - 1 as high
      from rates.careers as kept where ${OF_ONE}
    ) as run cross join lateral (
      select month from generate_series(run.low, run.high) as each (month),
        lateral (select rates.name_of_month(month) as key offset 0) as every
      where not ${isInYears('every.key')} and not exists (${kept(doers, `${ofMonths} and kept.key = every.key`)}) offset 0
    ) as every
    cross join lateral ${seatsFrom('rates.start_of_month(every.month)', 'rates.start_of_month(every.month + 1)')}`,
    'true',
  );
  return { text: [years, much, few, one(0), one(2)].join(' union all '), values, isOfMonths: true };
}
