import { rateOf, clusteredGames, type Rate } from '#analysis/rates/rate';
import type { Side } from '#rules';
import type { ReadModelReader } from '../../platform/projections/projection';
import { numbersIn, type Span } from '../../platform/projections/span';
import type { OpenGames } from './open-games';
import { givenIn } from './given-filter';
import type { RateFilter } from './rate-filter';
import { cellsFor, subjectColumns, type CellsAsked, type RateSubject } from './cells';
import { longStretchFor } from './long-stretches';
import { namedRangeStatement } from './named-range';
import { namedStatement, ownCells } from './named-rates';
import { namedStretchFor } from './named-stretches';
import { everyNameStatement } from './every-name';
import { orderOf, placed, RANK, type RateSort } from './rate-order';
import type { StretchAsked } from './stretch-asked';
import { stretchFor, type Filled } from './stretches';
import { isOfSideAndTurns, turnsFilled } from './turn-sums';
import { areIdentitiesOfOneSide, isWorth } from './worth';

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
  /** All games are being counted anew: rates are as they were before, none where there are none yet. */
  readonly isCounting: boolean;
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

const SEATS: Readonly<Record<'decisions' | 'facts' | 'either', string>> = {
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
const ownOf = ({ of }: RatesAsked, from: string, where: string): string => `
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
const fromSeats = (asked: RatesAsked, given: string): string =>
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
const fromCounted = (asked: RatesAsked, given: string): string => {
  const columns = `id, who, side, player, identity, opponent, opponent_identity, pool, month, games, won, observed`;
  const { restsOn } = asked.filter;
  const rests = restsOn === null ? '' : `and rests_on = '${restsOn}'`;
  return cellsOf(
    ownOf(
      asked,
      `(select ${columns} from rates.counted as seat where true ${rests} ${given}
        union all
        select ${columns} from ${SEATS[restsOn ?? 'either']} where ${THEIRS} ${given}) as seat`,
      'true',
    ),
  );
};

/** The same of each name, where players are told of. */
const namesOfCounted = ({ restsOn }: RateFilter, given: string): string => `
  select player, side, games as n, won as w, observed as o from rates.counted as seat
  where true ${restsOn === null ? '' : `and rests_on = '${restsOn}'`} ${given}`;

/** The same of sums over games that are open to everybody, with the asker's own that others may not see. */
const fromSums = (asked: RatesAsked, given: string, sums: string): string => `
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

const cellSums = (of: RateSubject, { columns, given }: CellsAsked): string => `
    select ${columnsOf(of)}, games as n, wins as w, observed as o, corp, players, ww, wn, nn
    from rates.cell where columns = ${columns} ${given.condition}`;

/** `next` is the number of the first parameter: the least games, and then the page. */
const statement = (cells: string, sort: RateSort, next: number, isFromEnd: boolean): string => {
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

/** Rows of a list up to the end of a page; from the end of it all there are. */
const rowsUpTo = ({ size, after, backwards }: Span<number>): number =>
  backwards ? Infinity : (after ?? 0) + size;

interface Statement {
  /** It reads cells, which are counted before. */
  readonly isSummed: boolean;
  readonly name: string;
  /** It has the least games of a row as a parameter behind these values, and those that `placed` tells. */
  readonly text: (isFromEnd: boolean) => string;
  /** Whether it is read from the end where that is asked for, and not from the beginning with how many there are. */
  readonly isFromEnd: boolean;
  readonly values: readonly unknown[];
}

/** What reads least: cells, linked sides, sides of games that are open to everybody, or all and whether they are open. */
function statementOf(
  asked: RatesAsked,
  filled: ReadonlySet<string> | null,
  long: StretchAsked | null = null,
): Statement {
  const { of, filter, sort, open } = asked;
  const isCounted = filled !== null;
  const cells = isCounted ? cellsFor(of, filter, 2) : null;
  const stretch = isCounted && cells === null ? (long ?? stretchFor(of, filter, 2, filled)) : null;
  const given = cells?.given ?? stretch?.given ?? givenIn(filter, 2);
  const values = [open.asker, ...given.values];
  const made = (from: string, read: string): Statement => ({
    isSummed: isCounted,
    name: ['rates', from, of, sort, given.name].join('-'),
    text: (isFromEnd) => statement(read, sort, values.length + 1, isFromEnd),
    isFromEnd: true,
    values,
  });
  const { condition } = given;
  const rests = filter.restsOn ?? 'either';
  const madeOfNames = (from: string, names: string, seats: string): Statement => ({
    ...made(from, ''),
    text: (isFromEnd) =>
      everyNameStatement(names, {
        own: ownOf(asked, seats, `${THEIRS} ${condition}`),
        order: orderOf(sort),
        least: `$${values.length + 1}`,
        page: (total) => placed(sort, values.length + 2, isFromEnd, total),
      }),
  });
  const isName = of === 'player' || of === 'opponent';
  if (cells !== null && isName) {
    const mine = fromSums(asked, condition, `${cellSums(of, cells)} ${ownCells(of, cells)}`);
    const page = { rank: RANK[sort], order: orderOf(sort), next: values.length + 1 };
    const text = namedStatement(of, cells, mine, page);
    return { ...made('names', ''), text: () => text, isFromEnd: false };
  }
  if (cells !== null) return made('cells', fromSums(asked, condition, cellSums(of, cells)));
  if (stretch !== null)
    return 'names' in stretch
      ? madeOfNames(stretch.name, stretch.names, SEATS.either)
      : made(stretch.name, fromSums(asked, condition, stretch.sums));
  if (isCounted && of === 'player')
    return madeOfNames(`sides-${rests}`, namesOfCounted(filter, condition), SEATS[rests]);
  if (isCounted) return made(`counted-${rests}`, fromCounted(asked, condition));
  return made(`${open.name}-${rests}`, fromSeats(asked, condition));
}

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

/** More than any list has. */
const MOST_ROWS = 2 ** 31;

/** Sides of games that are counted while somebody waits: a second of work or two. */
const MOST_AT_ONCE = 5_000;

/** What holds names: one that was erased is told no more, whatever is still being counted. */
const isOfNames = ({ of, filter: { player, opponent } }: RatesAsked): boolean =>
  of === 'player' || of === 'opponent' || player !== null || opponent !== null;

/** Whether games that are open to everybody are counted, which are summed beforehand, and the asker's own. */
export const isOfOpen = ({ name, asker }: OpenGames): boolean => name === 'count' && asker !== null;

/** How far `rates` has counted. */
export interface BroughtUp {
  /** Whether it tells of all games as they stand, or of those before. */
  readonly isBroughtUp: boolean;
  /** What is filled in of all players. */
  readonly filled: ReadonlySet<string>;
}

export async function broughtUp(reader: ReadModelReader): Promise<BroughtUp> {
  const asked = `select rates.brought_up($1) as "isBroughtUp",
    array(select what from rates.filling where parts = 256) as filled`;
  const [row] = await reader.query<{
    readonly isBroughtUp: boolean;
    readonly filled: readonly string[];
  }>('rates-refresh', asked, [MOST_AT_ONCE]);
  return { isBroughtUp: row?.isBroughtUp ?? false, filled: new Set(row?.filled) };
}

/** What answers a question about a long stretch, where that is less work than its sides. */
async function longFor(
  reader: ReadModelReader,
  { of, filter }: RatesAsked,
  filled: ReadonlySet<string>,
): Promise<StretchAsked | null> {
  const long = cellsFor(of, filter, 2) === null ? longStretchFor(of, filter, 2, filled) : null;
  if (long?.work == null) return long;
  return (await isWorth(reader, long.work, filter)) ? long : null;
}

/** Players by games of a stretch of time or a range of turns, where the first of them are known. */
async function namedFor(
  reader: ReadModelReader,
  asked: RatesAsked,
  filled: ReadonlySet<string>,
): Promise<Statement | null> {
  const { of, filter, sort, span, open } = asked;
  // How many names have more games than one is told of all of them.
  if (of !== 'player' || sort !== 'games' || asked.least > 1 || span.backwards) return null;
  if (cellsFor(of, filter, 2) !== null) return null;
  const named = await namedStretchFor(reader, filter, rowsUpTo(span), filled);
  if (named === null) return null;
  const { range, given, side, first } = named;
  const values = [
    ...[open.asker, ...given.values],
    ...[first.map(({ player }) => player), first.map(({ who }) => who)],
  ];
  const names = given.values.length + 2;
  const own = ownOf(asked, SEATS.either, `${THEIRS} ${given.condition}`);
  const text = namedRangeStatement(range, { own, side, names, next: values.length + 1 });
  return {
    isSummed: true,
    name: ['rates', 'ranges', range.unit, given.name].join('-'),
    text: () => text,
    isFromEnd: false,
    values,
  };
}

/** What is filled in that tells of it. */
async function filledFor(
  reader: ReadModelReader,
  { filter }: RatesAsked,
  filled: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const sums: Filled | null = turnsFilled(filter);
  if (!isOfSideAndTurns(filter) || sums === null || !filled.has(sums)) return filled;
  if (await areIdentitiesOfOneSide(reader)) return filled;
  return new Set([...filled].filter((what) => what !== sums));
}

/** Win rates with intervals; a draw is half a win. */
export async function ratesOf(reader: ReadModelReader, asked: RatesAsked): Promise<Rates> {
  const { least, span } = asked;
  const known = isOfOpen(asked.open) ? await broughtUp(reader) : null;
  const isBehind = known?.isBroughtUp === false;
  const filled = await filledFor(reader, asked, known?.filled ?? new Set());
  const used =
    known === null || (isBehind && isOfNames(asked))
      ? statementOf(asked, null)
      : ((await namedFor(reader, asked, filled)) ??
        statementOf(asked, filled, await longFor(reader, asked, filled)));
  const { name, text, values } = used;
  const isFromEnd = span.backwards && used.isFromEnd;
  const rowsFrom = (limit: number, place: number): Promise<readonly Row[]> =>
    reader.query<Row>(isFromEnd ? `${name}-end` : name, text(isFromEnd), [
      ...[...values, Math.max(1, least)],
      ...[limit, place],
    ]);
  const count = async (): Promise<number> =>
    (await rowsFrom(1, isFromEnd ? MOST_ROWS : 0))[0]?.total ?? 0;
  /** The rows of the page, which are the first of those found or, read from the end, the last. */
  const told = (found: readonly Row[], total: number): Rates => {
    const { start, end, more } = numbersIn(span, total);
    const size = Math.max(0, end - start + 1);
    const rows = isFromEnd ? found.slice(found.length - size) : found.slice(0, size);
    const isCounting = isBehind && used.isSummed;
    return { rows: rows.map(cellOf), start, more, total, isCounting };
  };
  if (isFromEnd) {
    const high = span.before === null ? MOST_ROWS : span.before - 1;
    const found = await rowsFrom(span.size, high);
    const total = found[0]?.total ?? (high < MOST_ROWS ? await count() : 0);
    return told(found, total);
  }
  const from = span.backwards ? numbersIn(span, await count()).start : (span.after ?? 0) + 1;
  const found = await rowsFrom(span.size, from - 1);
  const total = found[0]?.total ?? (from > 1 ? await count() : 0);
  return told(found, total);
}
