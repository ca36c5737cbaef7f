import type { ReadModelReader } from '../../platform/projections/projection';
import type { SliceFilter } from './slices';
import { everyRate } from './rate-filter';
import { gamesOfName } from './careers';
import { monthsAsked } from './whole-months';

export interface RankedName {
  readonly player: string;
  readonly who: string;
  readonly games: number;
}

/** Names that are looked at for a page at most: a pass over all of them is less work than more. */
const MOST = 2_000;

/** Of fewer months a unit is no part. */
const LEAST_MONTHS: Readonly<Record<Unit, number>> = { month: 0, year: 18 };

/** As many times the names of a page are read of each unit: who is not among them had no more in it than the last of them. */
const LISTED = 8;

const monthOf = (time: Date | null, otherwise: number): number =>
  time === null ? otherwise : time.getUTCFullYear() * 12 + time.getUTCMonth();
const LAST = 12 * 10_000 - 1;

/** `ranked`, a name with `games`, of those that are asked of `one`, a name. */
const counted = (names: string, had: string): string =>
  `select one.player, one.who, had.games from ${names} as one cross join lateral (
    select games from (${had}) as had offset 0
  ) as had where had.games > 0`;

/** Of years nothing is kept of fewer names, but of months what is kept tells more of a stretch with parts of years. */
type Unit = 'month' | 'year';

/** First and last number of a unit in `rates.busy`, where years are below zero, of months `low` to `high`. */
const SPAN: Readonly<Record<Unit, string>> = {
  month: 'select low, high from months',
  year: 'select -(high / 12) as low, -(low / 12) as high from months',
};

/**
 * The first `count` names by games in a stretch of time, found by who was busiest in its months, or its years: nobody has more than is
 * read of them, and than the last that is read of each in which they are not. Null where that does not tell, or there is no whole month.
 */
export async function firstByTime(
  reader: ReadModelReader,
  filter: SliceFilter,
  count: number,
): Promise<readonly RankedName[] | null> {
  for (const unit of ['month', 'year'] as const) {
    const found = await firstByUnit(reader, filter, count, unit);
    if (found !== null) return found;
  }
  return null;
}

async function firstByUnit(
  reader: ReadModelReader,
  filter: SliceFilter,
  count: number,
  unit: Unit,
): Promise<readonly RankedName[] | null> {
  const months = monthsAsked({ ...everyRate, ...filter });
  if (months === null || count > MOST) return null;
  const values: readonly unknown[] = [
    ...[filter.since ?? '-infinity', filter.until ?? 'infinity', ...months],
    filter.side ?? '',
    monthOf(filter.since, 0),
    monthOf(filter.until, LAST),
    count,
  ];
  const had = gamesOfName(1, '$7::text');
  const rows = await reader.query<RankedName & { readonly isCertain: boolean }>(
    `first-by-time-${unit}`,
    `with months as materialized (
        select greatest($8::int, rates.month_number((
            select early from rates.months where subject = 'name' order by early limit 1))) as low,
          least($9::int, rates.month_number((
            select early from rates.months where subject = 'name' order by early desc limit 1))) as high
      ), span as materialized (
        ${SPAN[unit]}
      ), units as materialized (
        select unit.month from span, generate_series(low, high) as unit (month)
        where (select high - low from months) >= ${LEAST_MONTHS[unit]}
      ), listed as materialized (
        select units.month, one.* from units cross join lateral (
          select player, who, games from rates.busy where side = $7::text and busy.month = units.month
          order by games desc limit ${LISTED} * $10::int
        ) as one
      ), floors as materialized (
        select month, case count(games) when ${LISTED} * $10::int then min(games) else rates.least_busy() - 1 end as games
        from units left join listed using (month) group by 1
      ), floor as materialized (
        select sum(games) as games from floors
      ), busy as materialized (
        select player, who, sum(listed.games) as games,
          sum(listed.games - floors.games) + (select games from floor) as most
        from listed join floors using (month) group by 1, 2
      ), tells as materialized (
        select games from busy order by games desc offset $10::int - 1 limit 1
      ), told as materialized (
        ${counted(
          `(select busy.* from busy, tells where tells.games > (select games from floor)
            order by busy.games desc limit 2 * $10::int)`,
          had,
        )}
      ), least as materialized (
        select games from told order by games desc offset $10::int - 1 limit 1
      ), others as (
        ${counted(
          `(select player, who from busy where most >= (select games from least)
            and (select games from least) > (select games from floor)
            and (player, who) not in (select player, who from told) limit ${MOST} + 1)`,
          had,
        )}
      ), found as materialized (
        select * from told union all select * from others
      )
      select player, who::text, games::float8,
        coalesce((select games from least) > (select games from floor), false)
          and (select count(*) from busy where most >= (select games from least)) <= ${MOST} as "isCertain"
      from found order by games desc, player limit $10::int`,
    values,
  );
  return rows[0]?.isCertain === true ? rows : null;
}
