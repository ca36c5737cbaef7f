import type { Span } from '../../platform/projections/span';
import { subjectColumns, type CellsAsked, type RateSubject } from './cells';
import { alongPlayer } from './given-filter';
import type { OpenGames } from './open-games';
import type { RateFilter } from './rate-filter';
import { orderOf, placed, type RateSort } from './rate-order';
import type { Named } from './sides-of-named';
import type { GoneThrough } from './stretch-asked';

export interface RatesAsked {
  readonly of: RateSubject;
  readonly filter: RateFilter;
  /** Cells with fewer games are left out. */
  readonly least: number;
  readonly sort: RateSort;
  readonly span: Span<number>;
  readonly open: OpenGames;
  /** What of several that are named has the fewest sides. */
  readonly along?: Named | null;
}

export interface Statement {
  /** It reads cells, which are counted before. */
  readonly isSummed: boolean;
  readonly name: string;
  /** It has the least games of a row as a parameter behind these values, and those that `placed` tells. */
  readonly text: (isFromEnd: boolean) => string;
  /** Whether it is read from the end where that is asked for, and not from the beginning with how many there are. */
  readonly isFromEnd: boolean;
  /** Null: nothing that grows with the store but the ends of a stretch. */
  readonly goesThrough: GoneThrough | null;
  readonly values: readonly unknown[];
}

/** Sides of games as `rates.counted` has them. */
const COLUMNS = `seat.id, rates.who(player) as who, recorded_at, turns, games, wins + draws * 0.5::float8 as won`;
const NAMES = `side, player, identity, opponent, opponent_identity, pool,
  to_char(recorded_at at time zone 'UTC', 'YYYY-MM') as month`;

const DECIDED = `select ${COLUMNS}, 0 as observed, ${NAMES}, 'verified' as tier, 'decisions' as rests_on
  from player_statistics.seat`;

/** An observed game that became a game of decisions counts as that one. */
const OBSERVED = `select ${COLUMNS}, games as observed, ${NAMES}, coalesce(
      (select tier from observed.game as judged where judged.id = seat.id), 'observed') as tier,
    'facts' as rests_on
  from observed_statistics.seat where verified is null`;

export const SEATS: Readonly<Record<'decisions' | 'facts' | 'either', string>> = {
  decisions: `(${DECIDED}) as seat`,
  facts: `(${OBSERVED}) as seat`,
  either: `(${DECIDED} union all ${OBSERVED}) as seat`,
};

/** Columns that cells have as `key` and `against`. */
function columnsOf(of: RateSubject): string {
  const [key, against = 'null::text'] = subjectColumns[of];
  return `${key} as key, ${against} as against`;
}

/** What each player did in each cell. */
export const ownOf = ({ of }: RatesAsked, from: string, where: string): string => `
  select ${columnsOf(of)}, who,
    sum(games)::float8 as n, sum(won)::float8 as w, sum(observed)::float8 as o,
    coalesce(sum(games) filter (where side = 'corp'), 0)::float8 as corp
  from ${from} where ${where} group by 1, 2, 3`;

const SIDE = `case sum(corp) when 0 then 'runner' when sum(n) then 'corp' end as side`;
const SQUARES = `json_build_object('ww', sum(ww), 'wn', sum(wn), 'nn', sum(nn)) as squares`;

/** Cells of what each player did, with the sums that intervals clustered by player are made of. */
const cellsOf = (own: string): string => `
  own as (${own}),
  cells as (
    select key, against, ${SIDE}, sum(n) as games, sum(w) as wins, sum(o) as observed,
      count(*)::int as players,
      json_build_object('ww', sum(w * w), 'wn', sum(w * n), 'nn', sum(n * n)) as squares
    from own group by 1, 2
  )`;

/** Of all games that the asker counts, each asked whether it is open. */
export const fromSeats = (asked: RatesAsked, given: string): string =>
  cellsOf(
    ownOf(
      asked,
      SEATS[asked.filter.restsOn ?? 'either'],
      `($1::text is null or ${asked.open.condition}) ${given}`,
    ),
  );

/** The asker's own that others may not see: a condition over `seat`. */
export const THEIRS = `id = any(string_to_array($1, ',')::uuid[])
     and not exists (select from rates.counted where counted.id = seat.id)`;

/** Of games that are open to everybody, counted beforehand, and the asker's own. */
export const fromCounted = (asked: RatesAsked, given: string): string => {
  const columns = `id, who, side, player, identity, opponent, opponent_identity, pool, month, games, won, observed`;
  const { restsOn } = asked.filter;
  const rests = restsOn === null ? '' : `and rests_on = '${restsOn}'`;
  return cellsOf(
    ownOf(
      asked,
      `(select ${columns} from rates.counted as seat
        where true ${rests} ${alongPlayer(asked.filter, 2, asked.along)} ${given}
        union all
        select ${columns} from ${SEATS[restsOn ?? 'either']} where ${THEIRS} ${given}) as seat`,
      'true',
    ),
  );
};

/** The same of each name, where players are told of. */
export const namesOfCounted = ({ filter, along }: RatesAsked, given: string): string => `
  select player, side, games as n, won as w, observed as o from rates.counted as seat
  where true ${filter.restsOn === null ? '' : `and rests_on = '${filter.restsOn}'`}
    ${alongPlayer(filter, 2, along)} ${given}`;

/** The same of sums over games that are open to everybody, with the asker's own that others may not see. */
export const fromSums = (asked: RatesAsked, given: string, sums: string): string => `
  own as (${ownOf(asked, SEATS.either, `${THEIRS} ${given}`)}),
  known as (
    select ${columnsOf(asked.of)}, who,
      sum(games) as games, sum(won) as wins
    from rates.counted where who in (select who from own) ${given} group by 1, 2, 3
  ), summed as (
    ${sums}
    union all
    select own.key, own.against, n, w, o, own.corp, case when known.who is null then 1 else 0 end,
      w * (w + 2 * coalesce(wins, 0)),
      (w + coalesce(wins, 0)) * (n + coalesce(games, 0)) - coalesce(wins * games, 0),
      n * (n + 2 * coalesce(games, 0))
    from own left join known on known.key = own.key and known.who = own.who
      and known.against is not distinct from own.against
  ), cells as (
    select key, against, ${SIDE}, sum(n) as games, sum(w) as wins, sum(o) as observed,
      sum(players)::int as players, ${SQUARES}
    from summed group by 1, 2
  )`;

export const cellSums = (of: RateSubject, { columns, given }: CellsAsked): string => `
    select ${columnsOf(of)}, games as n, wins as w, observed as o, corp, players, ww, wn, nn
    from rates.cell where columns = ${columns} ${given.condition}`;

/** `next` is the number of the first parameter: the least games, and then the page. */
export const statement = (
  cells: string,
  sort: RateSort,
  next: number,
  isFromEnd: boolean,
): string => {
  const total = `(select count(*)::int from told where games >= $${next})`;
  return `with ${cells}, told as (
    select *, sum(wins) over same / nullif(sum(games) over same, 0) as mean
    from cells window same as (partition by side)
  )
  select * from (
    select *, ${isFromEnd ? total : '(count(*) over ())::int'} as total from told where games >= $${next}
    order by ${placed(sort, next + 1, isFromEnd, total)}
  ) as page order by ${orderOf(sort)}`;
};
