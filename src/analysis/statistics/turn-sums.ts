import { withoutWhatFollows, type RateSubject } from './cells';
import type { GivenFilter } from './given-filter';
import type { NamedRange } from './named-range';
import { isOnlyBy, type RateFilter } from './rate-filter';
import type { StretchAsked } from './stretch-asked';

export const turnsGiven = ({ leastTurns, mostTurns }: RateFilter, next: number): GivenFilter => ({
  name: 'turns',
  condition: `and turns >= $${next}::int and turns <= $${next + 1}::int`,
  values: [leastTurns ?? 0, mostTurns ?? 2 ** 31 - 1],
});

/** Rows of `rates.turns` that a range of turns is told of, beside what else is given. */
interface TurnRows {
  readonly subject: RateSubject;
  /** What they are told apart by. */
  readonly key: string;
  readonly against: string;
}

/** Null where turns are not summed for it. An identity is of one side, so that its rows tell the side, too. */
function turnRowsFor(of: RateSubject, filter: RateFilter): TurnRows | null {
  const given = { identity: filter.identity !== null, opponent: filter.opponentIdentity !== null };
  const own = 'null::text';
  switch (of) {
    case 'player':
    case 'opponent':
      return null;
    case 'matchup':
      return { subject: 'matchup', key: 'key', against: 'against' };
    case 'identity':
      return given.opponent
        ? { subject: 'matchup', key: 'key', against: own }
        : { subject: 'identity', key: 'key', against: own };
    case 'opponentIdentity':
      return given.identity
        ? { subject: 'matchup', key: 'against', against: own }
        : { subject: 'opponentIdentity', key: 'key', against: own };
    case 'side':
    case 'pool':
    case 'month':
      if (given.identity || given.opponent || (filter.side !== null && of !== 'side')) return null;
      return { subject: of, key: 'key', against: own };
  }
}

const BESIDE_TURNS = ['leastTurns', 'mostTurns', 'side', 'identity', 'opponentIdentity'] as const;

/** By one of these sums of turns are kept, too: the column of each. */
const JUDGED = { pool: 'pool', tier: 'tier', restsOn: 'rests_on' } as const;
type Judged = keyof typeof JUDGED;
const isJudged = (name: string): name is Judged => name in JUDGED;

/** What of these a filter asks for, less what follows from the rest of it. */
const judgedBy = (filter: RateFilter): readonly Judged[] =>
  Object.keys(JUDGED)
    .filter(isJudged)
    .filter((name) => filter[name] !== null);

/** Whether a range of turns is asked for by side, too, which is told where each identity is of one side. */
export const isOfSideAndTurns = ({ side, leastTurns, mostTurns }: RateFilter): boolean =>
  side !== null && (leastTurns !== null || mostTurns !== null);

/** What sums of turns answer a question, as `rates.filling` names them; null: none. */
export function turnsFilled(filter: RateFilter): 'turns' | 'judged' | null {
  const asked = withoutWhatFollows(filter);
  const judged = judgedBy(asked);
  if (judged.length > 1 || (asked.leastTurns === null && asked.mostTurns === null)) return null;
  if (!isOnlyBy(asked, [...BESIDE_TURNS, ...judged])) return null;
  return judged.length === 0 ? 'turns' : 'judged';
}

/**
 * Sums of a range of turns that has one end, or both, with an identity, an opponent's, or a side, and one of a pool, a tier and what
 * games rest on.
 */
export function sumsOfTurns(of: RateSubject, given: RateFilter, next: number): StretchAsked | null {
  if (turnsFilled(given) === null) return null;
  const filter = withoutWhatFollows(given);
  const { leastTurns, mostTurns, side, identity, opponentIdentity } = filter;
  const rows = turnRowsFor(of, filter);
  if (rows === null) return null;
  const [judge] = judgedBy(filter);
  const turns = turnsGiven(filter, next);
  const asked = [
    { column: 'identity', value: identity },
    { column: 'opponent_identity', value: opponentIdentity },
    { column: 'side', value: side },
    ...(judge === undefined ? [] : [{ column: JUDGED[judge], value: filter[judge] }]),
  ].filter(({ value }) => value !== null);
  const parameter = (column: string): string =>
    `$${next + 2 + asked.findIndex((one) => one.column === column)}::text`;
  const [ends, range] =
    leastTurns === null
      ? ['most', `late <= $${next + 1}::int`]
      : mostTurns === null
        ? ['least', `early >= $${next}::int`]
        : ['both', `early >= $${next}::int and late <= $${next + 1}::int`];
  const keyOf = { identity: 'key', opponent: rows.subject === 'matchup' ? 'against' : 'key' };
  const where = [
    `and judge = '${judge === undefined ? '' : JUDGED[judge]}'`,
    `and judged = ${judge === undefined ? "''" : parameter(JUDGED[judge])}`,
    ...(identity === null ? [] : [`and ${keyOf.identity} = ${parameter('identity')}`]),
    ...(opponentIdentity === null
      ? []
      : [`and ${keyOf.opponent} = ${parameter('opponent_identity')}`]),
    ...(side !== null && of === 'side' ? [`and key = ${parameter('side')}`] : []),
  ].join(' ');
  const ofSide =
    side === null || of === 'side'
      ? ''
      : `having sum(corp) = ${side === 'corp' ? 'sum(games)' : '0'}`;
  return {
    // Names of statements are short.
    name: [
      'turns',
      ends,
      `${asked.map(({ column }) => column[0]).join('')}${side?.[0] ?? ''}`,
    ].join('-'),
    work: null,
    goesThrough: null,
    given: {
      name: turns.name,
      condition: [
        turns.condition,
        ...asked.map(({ column }) => `and ${column} = ${parameter(column)}`),
      ].join(' '),
      values: [...turns.values, ...asked.map(({ value }) => value)],
    },
    sums: `
    select ${rows.key} as key, ${rows.against} as against, sum(games) as n, sum(wins) as w,
      sum(observed) as o, sum(corp) as corp, sum(players) as players, sum(ww) as ww, sum(wn) as wn, sum(nn) as nn
    from rates.turns where subject = '${rows.subject}' and ends = '${ends}' and ${range} ${where}
    group by 1, 2 ${ofSide}`,
  };
}

/** What a row of `rates.paces` had in a range of turns, of what it had up to any number of them. */
const hadIn = (next: number, column: string): string => `
  case when $${next + 1}::int < first then 0 else ${column}[least($${next + 1}::int - first, cardinality(${column}) - 1) + 1] end
    - case when $${next}::int <= first then 0 else ${column}[least($${next}::int - first, cardinality(${column}))] end`;

const pacesIn = (next: number, bySide: string): string => `
  select player, who, side, ${hadIn(next, 'games')} as games, ${hadIn(next, 'wins')} as wins,
    ${hadIn(next, 'observed')} as observed
  from rates.paces where first <= $${next + 1}::int ${bySide}`;

/** Sides of names in a range of turns, as `NamedRange` has them. */
export const namedTurns = (next: number, bySide: string): NamedRange => ({
  unit: 'turns',
  within: `early >= $${next}::int and late <= $${next + 1}::int`,
  had: `
    select side, games, wins, observed from (
      ${pacesIn(next, `${bySide} and who = one.who and player = one.player`)}
    ) as pace`,
  shifted: null,
});

/** Players of a range of turns, by side or on either; null where anything else is given. */
export function pacesOf(filter: RateFilter, next: number): StretchAsked | null {
  const { leastTurns, mostTurns, side } = filter;
  if (!isOnlyBy(filter, ['leastTurns', 'mostTurns', 'side'])) return null;
  if (leastTurns === null && mostTurns === null) return null;
  const given = turnsGiven(filter, next);
  const bySide = side === null ? '' : `and side = $${next + 2}::text`;
  return {
    name: 'paces',
    work: null,
    goesThrough: 'names',
    given: {
      name: side === null ? given.name : 'turns-side',
      condition: `${given.condition} ${bySide}`,
      values: [...given.values, ...(side === null ? [] : [side])],
    },
    names: `select player, side, games as n, wins as w, observed as o from (${pacesIn(next, bySide)}) as had`,
  };
}
