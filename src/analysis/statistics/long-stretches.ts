import { subjectColumns, type RateSubject } from './cells';
import { isOnlyBy, timeGiven, type Filled, type StretchAsked } from './stretches';
import type { RateFilter } from './rate-filter';

/** What is kept of whole months, and the columns of `rates.standing` that tell of it. */
const byMonths = {
  identity: { nth: 'identity_nth', n: 'identity_n', w: 'identity_w' },
  opponentIdentity: { nth: 'opponent_nth', n: 'opponent_n', w: 'opponent_w' },
} as const;

/** Sides that are read one by one in the time of looking up what one player had. */
const A_LOOKUP = 10;
/** The same of a row of a career. */
const A_CAREER = 1;

/** From where on and before where a stretch has whole months: the nearest to both of its ends. */
interface WholeMonths {
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
function wholeMonths({ since, until }: RateFilter): WholeMonths | null {
  const [first, last] = [since, until].map((end) => (end === null ? null : nearestMonth(end)));
  if (first === undefined || last === undefined) return null;
  return first !== null && last !== null && first >= last ? null : { first, last };
}

/** Times between an end of a stretch and that of its whole months. */
function endsOf({ since, until }: RateFilter, { first, last }: WholeMonths) {
  const between = (a: Date | null, b: Date | null): [Date, Date][] =>
    a === null || b === null ? [] : [a < b ? [a, b] : [b, a]];
  return [...between(since, first), ...between(until, last)];
}

const nameOf = (month: Date): string => month.toISOString().slice(0, 'YYYY-MM'.length);

/** The row with what a player had before `time`, all in all. */
const before = (where: string, time: string, nth: string, columns: string): string => `
  (select ${columns} from rates.standing where ${where} and recorded_at < ${time}
    order by recorded_at desc, ${nth} desc limit 1)`;

/** What a name and side had by the end of the month before one. */
const hadBefore = (month: string, column: string): string =>
  `case when ${month} <= first then 0 else ${column}[least(${month} - first, cardinality(${column}))] end`;

/** What each name and side had in whole months, and the sides between an end of them and that of the stretch. */
const everyPlayer = (next: number, bySide: string): string => {
  const [since, until, first, last] = [0, 1, 2, 3].map((i) => `$${next + i}::timestamptz`);
  const [early, late] = [`$${next + 4}::int`, `$${next + 5}::int`];
  const had = (column: string): string =>
    `${hadBefore(late, column)} - ${hadBefore(early, column)}`;
  return `
    select player, who, side, ${had('games')} as n, ${had('wins')} as w, ${had('observed')} as o
    from rates.careers where first < ${late} ${bySide}
    union all
    select player, who, side, sum(sign * games), sum(sign * won), sum(sign * observed)
    from (values
      (case when ${since} < ${first} then 1 else -1 end, least(${since}, ${first}), greatest(${since}, ${first})),
      (case when ${until} > ${last} then 1 else -1 end, least(${until}, ${last}), greatest(${until}, ${last}))
    ) as part (sign, low, high)
    join rates.counted on recorded_at >= low and recorded_at < high ${bySide}
    group by 1, 2, 3`;
};

/** What numbers of months begin before, and end after. */
const NO_MONTH = 0;
const ANY_MONTH = 12 * 10_000;
const numberOf = (month: Date): number => month.getUTCFullYear() * 12 + month.getUTCMonth();

/** Numbers of the months from which on and before which careers tell of whole months. */
const numbersOf = ({ first, last }: WholeMonths): readonly [number, number] => [
  first === null ? NO_MONTH : numberOf(first),
  last === null ? ANY_MONTH : numberOf(last),
];

const endsIn = ({ first, last }: WholeMonths): readonly unknown[] => [
  first ?? '-infinity',
  last ?? 'infinity',
];

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

const playerSums = (of: 'player' | 'side', next: number, bySide: string): string => `
    select ${of} as key, null::text as against, sum(n) as n, sum(w) as w, sum(o) as o, sum(corp) as corp,
      count(*) as players, sum(w * w) as ww, sum(w * n) as wn, sum(n * n) as nn
    from (
      select ${of}, who, sum(n)::float8 as n, sum(w)::float8 as w, sum(o)::float8 as o,
        coalesce(sum(n) filter (where side = 'corp'), 0)::float8 as corp
      from (${everyPlayer(next, bySide)}) as had group by 1, 2 having sum(n) > 0
    ) as own group by 1`;

/**
 * Whole months as they are kept; then the sides between an end of them and that of the stretch, which are added or taken away
 * together with what their players did in the rest of it: `from` to `upto`.
 */
const monthSums = (of: keyof typeof byMonths, next: number): string => {
  const [since, until, first, last] = [0, 1, 2, 3].map((i) => `$${next + i}::timestamptz`);
  const [early, late] = [`$${next + 4}::text`, `$${next + 5}::text`];
  const [column] = subjectColumns[of];
  const { nth, n, w } = byMonths[of];
  const had = `${n} as n, ${w} as w`;
  const where = `who = own.who and ${column} = own.key`;
  return `
    select key, null::text as against, sum(games) as n, sum(wins) as w, sum(observed) as o, sum(corp) as corp,
      sum(players) as players, sum(ww) as ww, sum(wn) as wn, sum(nn) as nn
    from rates.months where subject = '${column}' and early >= ${early} and late < ${late} group by 1
    union all
    select own.key, null, sum(sign * own.n), sum(sign * own.w), sum(sign * o), sum(sign * corp),
      sum(case when rest.n = 0 then sign else 0 end), sum(sign * own.w * (own.w + 2 * rest.w)),
      sum(sign * (own.w * own.n + own.w * rest.n + own.n * rest.w)), sum(sign * own.n * (own.n + 2 * rest.n))
    from (
      select ${column} as key, who, sign, since, upto, sum(games) as n, sum(won) as w, sum(observed) as o,
        coalesce(sum(games) filter (where side = 'corp'), 0) as corp
      from (values
        (case when ${since} < ${first} then 1 else -1 end, least(${since}, ${first}), greatest(${since}, ${first}),
          greatest(${since}, ${first}), ${last}),
        (case when ${until} > ${last} then 1 else -1 end, least(${until}, ${last}), greatest(${until}, ${last}),
          ${since}, least(${until}, ${last}))
      ) as part (sign, low, high, since, upto)
      join rates.counted on recorded_at >= low and recorded_at < high
      group by 1, 2, 3, 4, 5
    ) as own
    left join lateral ${before(where, 'own.upto', nth, had)} as upto on true
    left join lateral ${before(where, 'own.since', nth, had)} as till on true
    cross join lateral (
      select coalesce(upto.n, 0) - coalesce(till.n, 0) as n, coalesce(upto.w, 0) - coalesce(till.w, 0) as w
    ) as rest
    group by 1`;
};

/**
 * What does not grow with the sides of a stretch that has a whole month in it: rates of players and sides, which grow with
 * players, and of identities, with months. Null for anything else.
 */
export function longStretchFor(
  of: RateSubject,
  filter: RateFilter,
  next: number,
  filled: ReadonlySet<string>,
): StretchAsked | null {
  const months = wholeMonths(filter);
  if (months === null || (filter.since === null && filter.until === null)) return null;
  const given = timeGiven(filter, next);
  const { first, last } = months;
  const ends = endsIn(months);
  if ((of === 'identity' || of === 'opponentIdentity') && isOnlyBy(filter, ['since', 'until'])) {
    // Before and after all names of months.
    const names = [first === null ? '' : nameOf(first), last === null ? '~' : nameOf(last)];
    return {
      name: 'months',
      work: { isOfPlayers: false, times: endsOf(filter, months), weight: A_LOOKUP },
      given: { ...given, values: [...given.values, ...ends, ...names] },
      sums: monthSums(of, next),
    };
  }
  if (
    (of === 'player' || of === 'side') &&
    filled.has('careers' satisfies Filled) &&
    isOnlyBy(filter, ['since', 'until', 'side'])
  ) {
    const { side } = filter;
    const bySide = side === null ? '' : `and side = $${next + 6}::text`;
    return {
      name: 'careers',
      work: { isOfPlayers: true, times: endsOf(filter, months), weight: A_CAREER },
      given: {
        name: side === null ? given.name : 'time-side',
        condition: `${given.condition} ${bySide}`,
        values: [...given.values, ...ends, ...numbersOf(months), ...(side === null ? [] : [side])],
      },
      sums: playerSums(of, next, bySide),
    };
  }
  return null;
}
