import { withoutWhatFollows, type RateSubject } from './cells';
import { isOnlyBy, type RateFilter } from './rate-filter';
import type { StretchAsked } from './stretch-asked';
import { timeGiven } from './time-given';
import { turnsGiven } from './turn-sums';

const SIDE = `case when is_corp then 'corp' else 'runner' end`;

/** What rates are told apart by, of columns of `rates.met`; others it does not have. */
const KEYS: Readonly<Partial<Record<RateSubject, readonly [key: string, against: string]>>> = {
  matchup: ['identity', 'opponent_identity'],
  identity: ['identity', 'null::text'],
  opponentIdentity: ['opponent_identity', 'null::text'],
  side: [SIDE, 'null::text'],
};

const BESIDE = {
  identity: { seat: 'identity', met: 'identity' },
  opponentIdentity: { seat: 'opponent_identity', met: 'opponent_identity' },
  side: { seat: 'side', met: SIDE },
} as const;
const beside = ['identity', 'opponentIdentity', 'side'] as const;

/**
 * A range of turns in a stretch of time: the sides that fit both, which an index has one number of turns after the other, each by time. Null
 * for anything else.
 */
export function turnsInTime(of: RateSubject, given: RateFilter, next: number): StretchAsked | null {
  const filter = withoutWhatFollows(given);
  const keys = KEYS[of];
  if (keys === undefined) return null;
  if (filter.since === null && filter.until === null) return null;
  if (filter.leastTurns === null && filter.mostTurns === null) return null;
  if (!isOnlyBy(filter, ['since', 'until', 'leastTurns', 'mostTurns', ...beside])) return null;
  const time = timeGiven(filter, next);
  const turns = turnsGiven(filter, next + 2);
  const asked = beside.filter((name) => filter[name] !== null);
  const conditions = (where: 'seat' | 'met'): string =>
    asked.map((name, i) => `and ${BESIDE[name][where]} = $${next + 4 + i}::text`).join(' ');
  const [key, against] = keys;
  return {
    name: ['turns-in-time', ...asked.map((name) => name[0])].join('-'),
    work: null,
    goesThrough: 'met',
    given: {
      name: 'both',
      condition: `${time.condition} ${turns.condition} ${conditions('seat')}`,
      values: [...time.values, ...turns.values, ...asked.map((name) => filter[name])],
    },
    sums: `
    select key, against, sum(n) as n, sum(w) as w, sum(o) as o, sum(corp) as corp, count(*) as players,
      sum(w * w) as ww, sum(w * n) as wn, sum(n * n) as nn
    from (
      select ${key} as key, ${against} as against, who, count(*)::float8 as n, sum(won) as w,
        (count(*) filter (where is_observed))::float8 as o, (count(*) filter (where is_corp))::float8 as corp
      from (select min(turns) as low, max(turns) as high from rates.met) as known
      cross join lateral generate_series(
        case when low is not null then greatest(low, $${next + 2}::int) end,
        case when high is not null then least(high, $${next + 3}::int) end
      ) as number (turns)
      cross join lateral (
        select * from rates.met as side where side.turns = number.turns ${time.condition} ${conditions('met')} offset 0
      ) as side
      group by 1, 2, 3
    ) as own group by 1, 2`,
  };
}
