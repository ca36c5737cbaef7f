import { rateOf, clusteredGames, type Rate } from '#analysis/rates/rate';
import type { Side } from '#rules';
import type { ReadModelReader } from '../../platform/projections/projection';
import { numbersIn, type Span } from '../../platform/projections/span';
import type { OpenGames } from './open-games';
import { givenIn } from './given-filter';
import { cellsFor } from './cells';
import { longStretchFor } from './long-stretches';
import { namedRangeStatement } from './named-range';
import { keptAgain, noteAsked } from './asked-again';
import type { Asking } from './asking';
import { countFirst } from './counted-first';
import { againStatement } from './again-statement';
import { namedCells, namedStatement, ownCells } from './named-rates';
import {
  cellSums,
  fromCounted,
  fromSeats,
  fromSums,
  namesOfCounted,
  ownOf,
  SEATS,
  statement,
  THEIRS,
  type RatesAsked,
  type Statement,
} from './rate-statements';
import { namedStretchFor } from './named-stretches';
import { everyNameStatement } from './every-name';
import { orderOf, placed, RANK } from './rate-order';
import type { GoneThrough, StretchAsked } from './stretch-asked';
import { alongOf } from './sides-of-named';
import { sidesRead } from './sides-read';
import { stretchFor, type Filled } from './stretches';
import { isOfSideAndTurns, turnsFilled } from './turn-sums';
import { isUntold, type Untold } from './untold';
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

/** Rows of a list up to the end of a page; from the end of it all there are. */
const rowsUpTo = ({ size, after, backwards }: Span<number>): number =>
  backwards ? Infinity : (after ?? 0) + size;

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
  const given = cells?.given ?? stretch?.given ?? givenIn(filter, 2, asked.along);
  const values = [open.asker, ...given.values];
  const made = (from: string, read: string, goesThrough: GoneThrough | null): Statement => ({
    isSummed: isCounted,
    goesThrough,
    name: ['rates', from, of, sort, given.name].join('-'),
    text: (isFromEnd) => statement(read, sort, values.length + 1, isFromEnd),
    isFromEnd: true,
    values,
  });
  const { condition } = given;
  const rests = filter.restsOn ?? 'either';
  const madeOfNames = (
    from: string,
    names: string,
    seats: string,
    goesThrough: GoneThrough | null,
  ): Statement => ({
    ...made(from, '', goesThrough),
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
    const text = namedStatement(namedCells(of, cells), mine, page);
    return { ...made('names', '', null), text: () => text, isFromEnd: false };
  }
  if (cells !== null) return made('cells', fromSums(asked, condition, cellSums(of, cells)), null);
  if (stretch !== null)
    return 'names' in stretch
      ? madeOfNames(stretch.name, stretch.names, SEATS.either, stretch.goesThrough)
      : made(stretch.name, fromSums(asked, condition, stretch.sums), stretch.goesThrough);
  if (isCounted && of === 'player')
    return madeOfNames(
      `sides-${rests}`,
      namesOfCounted(asked, condition),
      ...[SEATS[rests], 'counted' as const],
    );
  if (isCounted) return made(`counted-${rests}`, fromCounted(asked, condition), 'counted');
  return made(`${open.name}-${rests}`, fromSeats(asked, condition), 'counted');
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
    goesThrough: null,
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

/**
 * What is asked again is kept where nothing else tells of it without all names or all sides that fit; where these are more than one question may
 * read, it is told once it is kept.
 */
async function summedFor(
  reader: ReadModelReader,
  asked: RatesAsked,
  filled: ReadonlySet<string>,
  asking: Asking,
): Promise<Statement | Untold> {
  const { of, filter } = asked;
  if (cellsFor(of, filter, 2) !== null) return statementOf(asked, filled);
  const number = await keptAgain(reader, of, filter);
  if (number !== null) return againStatement(asked, number);
  const used =
    (await namedFor(reader, asked, filled)) ??
    statementOf(asked, filled, await longFor(reader, asked, filled));
  const { goesThrough } = used;
  const sides = await sidesRead(reader, goesThrough, filter, filled, asking.mostSides);
  if (sides > asking.mostSides) return countFirst(reader, of, filter, { ...asking, sides });
  if (goesThrough !== null && goesThrough !== 'ends') await noteAsked(reader, of, filter);
  return used;
}

/** Win rates with intervals; a draw is half a win. Or why they are not told, where that would read more than one question may. */
export async function ratesOf(
  reader: ReadModelReader,
  given: RatesAsked,
  asking: Asking,
): Promise<Rates | Untold> {
  const { least, span } = given;
  const asked = { ...given, along: await alongOf(reader, given.filter, asking.mostSides) };
  const known = isOfOpen(asked.open) ? await broughtUp(reader) : null;
  const isBehind = known?.isBroughtUp === false;
  const filled = await filledFor(reader, asked, known?.filled ?? new Set());
  const isOfGames = isBehind && isOfNames(asked);
  if (isOfGames) {
    const sides = await sidesRead(reader, 'counted', asked.filter, filled, asking.mostSides);
    if (sides > asking.mostSides) return { untold: 'behind', sides };
  }
  const used =
    known === null || isOfGames
      ? statementOf(asked, null)
      : await summedFor(reader, asked, filled, asking);
  if (isUntold(used)) return used;
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
