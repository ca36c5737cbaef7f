import { rateOf, clusteredGames, type Rate } from '#analysis/rates/rate';
import type { Side } from '#rules';
import type { ReadModelReader } from '../../platform/projections/projection';
import { numbersIn, type Span } from '../../platform/projections/span';
import type { OpenGames } from './open-games';
import { givenIn } from './given-filter';
import type { RateFilter } from './rate-filter';
import { dimensions, type Dimension } from './slices';

/** What win rates are told of. */
export type RateSubject = Dimension | 'matchup';

export const rateSorts = ['games', 'value', 'shrunk'] as const;
export type RateSort = (typeof rateSorts)[number];

export interface RateCell {
  readonly key: string;
  /** Of a matchup the opponent's identity, otherwise null. */
  readonly against: string | null;
  /** Null where both sides are in it. */
  readonly side: Side | null;
  readonly rate: Rate;
  /** Players whose games they are. */
  readonly players: number;
  /** Of the games, those that were observed. */
  readonly observed: number;
  /** Games of which players are independent, by which the interval is made: at most all of them. */
  readonly effective: number;
}

export interface Rates {
  readonly rows: readonly RateCell[];
  readonly start: number;
  readonly more: boolean;
  readonly total: number;
}

export interface RatesAsked {
  readonly of: RateSubject;
  readonly filter: RateFilter;
  /** Cells with fewer games are left out. */
  readonly least: number;
  readonly sort: RateSort;
  readonly span: Span<number>;
  readonly open: OpenGames;
}

interface Row {
  readonly key: string;
  readonly against: string | null;
  readonly side: Side | null;
  readonly games: number;
  readonly wins: number;
  readonly players: number;
  readonly observed: number;
  readonly mean: number | null;
  readonly squares: { readonly ww: number; readonly wn: number; readonly nn: number };
  readonly total: number;
}

const COLUMNS = `seat.id, side, recorded_at, player, identity, opponent, opponent_identity, pool,
  turns, games, wins + draws * 0.5 as won`;

const DECIDED = `select ${COLUMNS}, 0 as observed, 'verified' as tier from player_statistics.seat`;

/** An observed game that became a game of decisions counts as that one. */
const OBSERVED = `select ${COLUMNS}, games as observed, coalesce(
      (select tier from observed.game as judged where judged.id = seat.id), 'observed') as tier
  from observed_statistics.seat where verified is null`;

const SEATS: Readonly<Record<'decisions' | 'facts' | 'either', string>> = {
  decisions: `(${DECIDED}) as seat`,
  facts: `(${OBSERVED}) as seat`,
  either: `(${DECIDED} union all ${OBSERVED}) as seat`,
};

const ORDER: Readonly<Record<RateSort, string>> = {
  games: 'games desc, key, against',
  value: 'wins / games desc, games desc, key, against',
  shrunk: '(wins + 20 * mean) / (games + 20) desc, games desc, key, against',
};

/**
 * One statement: what each player did in each cell, then cells with the sums that intervals
 * clustered by player are made of.
 */
const statement = ({ of, filter, sort, open }: RatesAsked, given: string, next: number): string => {
  const key = of === 'matchup' ? 'identity' : dimensions[of];
  const against = of === 'matchup' ? 'opponent_identity' : 'null::text';
  return `with own as (
      select ${key} as key, ${against} as against, side, lower(player) as who,
        sum(games)::float8 as n, sum(won)::float8 as w, sum(observed)::float8 as o
      from ${SEATS[filter.restsOn ?? 'either']}
      where ($1::text is null or ${open.condition})
        ${given}
      group by 1, 2, 3, 4
    ), cells as (
      select key, against, case when min(side) = max(side) then min(side) end as side,
        sum(n) as games, sum(w) as wins, sum(o) as observed, count(distinct who)::int as players,
        json_build_object('ww', sum(w * w), 'wn', sum(w * n), 'nn', sum(n * n)) as squares
      from own group by 1, 2
    ), told as (
      select *, sum(wins) over same / nullif(sum(games) over same, 0) as mean
      from cells window same as (partition by side)
    )
    select *, (count(*) over ())::int as total from told where games >= $${next}
    order by ${ORDER[sort]} limit $${next + 1} offset $${next + 2}`;
};

function cellOf({
  key,
  against,
  side,
  wins,
  games,
  players,
  observed,
  mean,
  squares,
}: Row): RateCell {
  const effective = clusteredGames({ wins, games, clusters: players, ...squares });
  const rate = rateOf(wins, games, mean, effective);
  return { key, against, side, rate, players, observed, effective };
}

/** Win rates with intervals; a draw is half a win. */
export async function ratesOf(reader: ReadModelReader, asked: RatesAsked): Promise<Rates> {
  const { of, filter, least, sort, span, open } = asked;
  const given = givenIn(filter, 2);
  const values = [open.asker, ...given.values];
  const name = ['rates', of, sort, open.name, filter.restsOn ?? 'either', given.name].join('-');
  const text = statement(asked, given.condition, values.length + 1);
  const rowsFrom = (limit: number, before: number): Promise<readonly Row[]> =>
    reader.query<Row>(name, text, [...values, Math.max(1, least), limit, before]);
  const count = async (): Promise<number> => (await rowsFrom(1, 0))[0]?.total ?? 0;
  const from = span.backwards ? numbersIn(span, await count()).start : (span.after ?? 0) + 1;
  const found = await rowsFrom(span.size, from - 1);
  const total = found[0]?.total ?? (from > 1 ? await count() : 0);
  const { start, end, more } = numbersIn(span, total);
  const rows = found.slice(0, Math.max(0, end - start + 1)).map(cellOf);
  return { rows, start, more, total };
}
