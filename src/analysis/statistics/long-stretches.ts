import { subjectColumns, type RateSubject } from './cells';
import { everyPlayer, sideSums } from './careers';
import { A_LOOKUP, type StretchAsked } from './stretch-asked';
import type { Filled } from './stretches';
import { timeGiven } from './time-given';
import { isOnlyBy, type RateFilter } from './rate-filter';
import { endsIn, endsOf, nameOf, numbersOf, wholeMonths } from './whole-months';

/** What is kept of whole months, and the columns of `rates.standing` that tell of it. */
const byMonths = {
  identity: { nth: 'identity_nth', n: 'identity_n', w: 'identity_w' },
  opponentIdentity: { nth: 'opponent_nth', n: 'opponent_n', w: 'opponent_w' },
} as const;

/** The same as `A_LOOKUP` of a row of a career. */
const A_CAREER = 1;

/** The row with what a player had before `time`, all in all. */
const before = (where: string, time: string, nth: string, columns: string): string => `
  (select ${columns} from rates.standing where ${where} and recorded_at < ${time}
    order by recorded_at desc, ${nth} desc limit 1)`;

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
      goesThrough: 'ends',
      given: { ...given, values: [...given.values, ...ends, ...names] },
      sums: monthSums(of, next),
    };
  }
  if (
    (of === 'player' || of === 'side') &&
    filled.has((of === 'side' ? 'sides' : 'careers') satisfies Filled) &&
    isOnlyBy(filter, ['since', 'until', 'side'])
  ) {
    const { side } = filter;
    const bySide = side === null ? '' : `and side = $${next + 6}::text`;
    return {
      name: of === 'side' ? 'sides' : 'careers',
      work: {
        isOfPlayers: of === 'player',
        times: endsOf(filter, months),
        weight: of === 'player' ? A_CAREER : A_LOOKUP,
      },
      goesThrough: of === 'player' ? 'names' : 'ends',
      given: {
        name: side === null ? given.name : 'time-side',
        condition: `${given.condition} ${bySide}`,
        values: [...given.values, ...ends, ...numbersOf(months), ...(side === null ? [] : [side])],
      },
      ...(of === 'side' ? { sums: sideSums(next, bySide) } : { names: everyPlayer(next, bySide) }),
    };
  }
  return null;
}
