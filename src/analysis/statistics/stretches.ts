import type { RateSubject } from './cells';
import type { GivenFilter } from './given-filter';
import { isOnlyBy, type RateFilter } from './rate-filter';
import type { StretchAsked } from './stretch-asked';
import { timeGiven } from './time-given';
import { turnsInTime } from './turns-in-time';
import { pacesOf, sumsOfTurns, turnsFilled, turnsGiven } from './turn-sums';

/** What is filled in beside after an upgrade, as migrations 24, 26, 28 and 33 name it. */
export type Filled =
  | 'busy'
  | 'careers'
  | 'days'
  | 'feats'
  | 'judged'
  | 'paces'
  | 'played'
  | 'ranges'
  | 'sides'
  | 'turns';

/** Sides which `rates.met` links to those before them. */
interface Linked {
  readonly condition: string;
  /** SQL over a side: whether the one before it is within the stretch, too. */
  readonly isAgain: string;
  /** By what links go. */
  readonly order: 'time' | 'turns';
}

/** Null where neither sums nor links answer a question; `next` is the number of the first parameter of what is given. */
export function stretchFor(
  of: RateSubject,
  filter: RateFilter,
  next: number,
  filled: ReadonlySet<string>,
): StretchAsked | null {
  const due: Filled | null = turnsFilled(filter);
  const ofTurns = due !== null && filled.has(due) ? sumsOfTurns(of, filter, next) : null;
  if (ofTurns !== null) return ofTurns;
  if (of === 'player' && filled.has('paces' satisfies Filled)) {
    const ofPaces = pacesOf(filter, next);
    if (ofPaces !== null) return ofPaces;
  }
  const ofBoth = turnsInTime(of, filter, next);
  if (ofBoth !== null) return ofBoth;
  if (of !== 'matchup') return null;
  const linked = (given: GivenFilter, isAgain: string, order: Linked['order']): StretchAsked => ({
    name: 'met',
    work: null,
    goesThrough: 'met',
    given,
    sums: sumsOfLinked({ condition: given.condition, isAgain, order }),
  });
  if (isOnlyBy(filter, ['since', 'until']))
    return linked(timeGiven(filter, next), `time_before >= $${next}::timestamptz`, 'time');
  if (isOnlyBy(filter, ['leastTurns', 'mostTurns']))
    return linked(turnsGiven(filter, next), `turns_before >= $${next}::int`, 'turns');
  return null;
}

/** Sums over all sides as if each were another player's, and what is wrong with that where one comes after another. */
const sumsOfLinked = ({ condition, isAgain, order }: Linked): string => `
    select identity as key, opponent_identity as against, count(*)::float8 as n, sum(won) as w,
      (count(*) filter (where is_observed))::float8 as o, (count(*) filter (where is_corp))::float8 as corp,
      count(*) as players, sum(won * won) as ww, sum(won) as wn, count(*)::float8 as nn
    from rates.met where true ${condition} group by 1, 2
    union all
    select identity, opponent_identity, 0, 0, 0, 0, -sum(n),
      sum((w + first) ^ 2 - ww - first ^ 2), sum((w + first) * (n + 1) - w - first), sum((n + 1) ^ 2 - n - 1)
    from (
      select identity, opponent_identity, count(*)::float8 as n, sum(won) as w, sum(won * won) as ww,
        (array_agg(${order}_won order by ${order}_nth))[1] as first
      from rates.met where ${isAgain} ${condition} group by who, identity, opponent_identity
    ) as again group by 1, 2`;
