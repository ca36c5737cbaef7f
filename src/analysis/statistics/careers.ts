import { bySides, type NamedRange } from './named-range';
import type { RateFilter } from './rate-filter';
import { timeGiven } from './time-given';
import { endsIn, numbersOf, wholeMonths } from './whole-months';

/** What a name and side had by the end of the month before one. */
const hadBefore = (month: string, column: string): string =>
  `case when ${month} <= first then 0 else ${column}[least(${month} - first, cardinality(${column}))] end`;

/** The months from which on and before which a stretch has whole ones, as parameters from `next` on. */
const monthsFrom = (next: number): readonly [early: string, late: string] => [
  `$${next + 4}::int`,
  `$${next + 5}::int`,
];

/** What a name and side had in whole months. */
const hadIn = (next: number, column: string): string => {
  const [early, late] = monthsFrom(next);
  return `${hadBefore(late, column)} - ${hadBefore(early, column)}`;
};

/** Times between an end of whole months and that of the stretch; what was then is added or taken away. */
const partsOf = (next: number): string => {
  const [since, until, first, last] = [0, 1, 2, 3].map((i) => `$${next + i}::timestamptz`);
  return `(values
      (case when ${since} < ${first} then 1 else -1 end, least(${since}, ${first}), greatest(${since}, ${first})),
      (case when ${until} > ${last} then 1 else -1 end, least(${until}, ${last}), greatest(${until}, ${last}))
    ) as part (sign, low, high)`;
};

/** What each name and side had in whole months, and the sides between an end of them and that of the stretch. */
export const everyPlayer = (next: number, bySide: string): string => {
  const [, late] = monthsFrom(next);
  const had = (column: string): string => hadIn(next, column);
  return `
    select player, who, side, ${had('games')} as n, ${had('wins')} as w, ${had('observed')} as o
    from rates.careers where first < ${late} ${bySide}
    union all
    select player, who, side, sum(sign * games), sum(sign * won), sum(sign * observed)
    from ${partsOf(next)}
    join rates.counted on recorded_at >= low and recorded_at < high ${bySide}
    group by 1, 2, 3`;
};

/** What `one`, a name, had in whole months, by side. */
const inMonths = (next: number, bySide: string): string => {
  const [, late] = monthsFrom(next);
  return `
    select side, ${(['games', 'wins', 'observed'] as const)
      .map((column) => `${hadIn(next, column)} as ${column}`)
      .join(', ')}
    from rates.careers where who = one.who and player = one.player and first < ${late} ${bySide}`;
};

/** Sides of names in a stretch of time, as `NamedRange` has them. */
export const namedTime = (next: number, bySide: string): NamedRange => {
  const [early, late] = monthsFrom(next);
  return {
    unit: 'month',
    within: `early >= ${early} and late < ${late}`,
    had: `${inMonths(next, bySide)}
      union all
      select side, sign * games, sign * won, sign * observed from ${partsOf(next)} cross join lateral (
        select side, games, won, observed from rates.counted as seat
        where lower(seat.player) = lower(one.player) and seat.player = one.player
          and recorded_at >= low and recorded_at < high ${bySide} offset 0
      ) as seat`,
    shifted: `
      select signed.* from (
        select who, player, ${bySides('sign * games', 'sign * won')}
        from ${partsOf(next)} join rates.counted on recorded_at >= low and recorded_at < high ${bySide}
        group by 1, 2
      ) as one cross join lateral (
        select ${bySides('games', 'wins')} from (${inMonths(next, bySide)}) as months
      ) as had cross join lateral (values
        (-1, had.corp_games, had.corp_wins, had.runner_games, had.runner_wins),
        (1, had.corp_games + one.corp_games, had.corp_wins + one.corp_wins,
          had.runner_games + one.runner_games, had.runner_wins + one.runner_wins)
      ) as signed (sign, corp_games, corp_wins, runner_games, runner_wins)`,
  };
};

/** Statement of what `one`, a name, had of `games` in a stretch; `side` is a parameter, '' for either. */
export const gamesOfName = (next: number, side: string): string => {
  const [, late] = monthsFrom(next);
  const ofSide = `(${side} = '' or side = ${side})`;
  return `
    select coalesce((
        select sum(${hadIn(next, 'games')}) from rates.careers
        where who = one.who and player = one.player and first < ${late} and ${ofSide}
      ), 0) + coalesce((
        select sum(sign * games) from ${partsOf(next)} cross join lateral (
          select games from rates.counted as seat
          where lower(seat.player) = lower(one.player) and seat.player = one.player
            and recorded_at >= low and recorded_at < high and ${ofSide} offset 0
        ) as seat
      ), 0) as games`;
};

/** How many names there are in a stretch, by side or on either (''), as an expression. */
export const namesOfStretch = (next: number): string => {
  const [early, late] = monthsFrom(next);
  const side = `$${next + 6}::text`;
  const ofSide = `(${side} = '' or side = ${side})`;
  return `(
      select coalesce(sum(players), 0) from rates.months where subject = 'name' and key = ${side}
        and early >= rates.name_of_month(${early}) and late < rates.name_of_month(${late})
    ) + (
      select coalesce(sum((had + more > 0)::int - (had > 0)::int), 0) from (
        select who, player, sum(sign * games) as more from ${partsOf(next)}
        join rates.counted on recorded_at >= low and recorded_at < high where ${ofSide} group by 1, 2
      ) as one cross join lateral (
        select coalesce(sum(${hadIn(next, 'games')}), 0) as had from rates.careers
        where who = one.who and player = one.player and first < ${late} and ${ofSide}
      ) as before
    )`;
};

/** Sums of whole months, put right by what those had in them who played at their ends. */
export const sideSums = (next: number, bySide: string): string => {
  const [early, late] = monthsFrom(next);
  return `
    select key, null::text as against, sum(games) as n, sum(wins) as w, sum(observed) as o, sum(corp) as corp,
      sum(players) as players, sum(ww) as ww, sum(wn) as wn, sum(nn) as nn
    from (select *, key as side from rates.months where subject = 'side'
      and early >= rates.name_of_month(${early}) and late < rates.name_of_month(${late})) as kept
    where true ${bySide} group by 1
    union all
    select one.side, null, sum(one.n), sum(one.w), sum(o), coalesce(sum(one.n) filter (where one.side = 'corp'), 0),
      sum((had.n + one.n > 0)::int - (had.n > 0)::int), sum((had.w + one.w) ^ 2 - had.w ^ 2),
      sum((had.w + one.w) * (had.n + one.n) - had.w * had.n), sum((had.n + one.n) ^ 2 - had.n ^ 2)
    from (
      select who, side, sum(sign * games) as n, sum(sign * won) as w, sum(sign * observed) as o
      from ${partsOf(next)} join rates.counted on recorded_at >= low and recorded_at < high ${bySide}
      group by 1, 2
    ) as one cross join lateral (
      select coalesce(sum(${hadIn(next, 'games')}), 0)::float8 as n, coalesce(sum(${hadIn(next, 'wins')}), 0)::float8 as w
      from rates.careers where who = one.who and side = one.side and first < ${late}
    ) as had
    group by 1`;
};

/** What every player had by name and side; null where the stretch has no whole month. */
export function playerSidesOf(
  filter: RateFilter,
  next: number,
): { readonly text: string; readonly values: readonly unknown[] } | null {
  const months = wholeMonths(filter);
  if (months === null) return null;
  const { values } = timeGiven(filter, next);
  return {
    text: everyPlayer(next, ''),
    values: [...values, ...endsIn(months), ...numbersOf(months)],
  };
}
