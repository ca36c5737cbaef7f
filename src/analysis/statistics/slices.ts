import type { Side } from '#rules';
import type { ReadModelReader } from '../../platform/projections/projection';
import { openIn } from '../../platform/projections/row-filter';
import { numbersIn, type Span } from '../../platform/projections/span';
import type { Counts } from './count-columns';
import { everyGame, type OpenGames } from './open-games';

/** What the counts of a slice have in common; null: anything. */
export interface SliceFilter {
  /** Names, without regard to case. */
  readonly player: string | null;
  readonly opponent: string | null;
  /** Codes of cards. */
  readonly identity: string | null;
  readonly opponentIdentity: string | null;
  readonly side: Side | null;
  readonly pool: string | null;
  /** When games were recorded: from `since` on, before `until`. */
  readonly since: Date | null;
  readonly until: Date | null;
}

export const everything: SliceFilter = {
  player: null,
  opponent: null,
  identity: null,
  opponentIdentity: null,
  side: null,
  pool: null,
  since: null,
  until: null,
};

export const dimensions = {
  player: 'player',
  opponent: 'opponent',
  identity: 'identity',
  opponentIdentity: 'opponent_identity',
  side: 'side',
  pool: 'pool',
  month: "to_char(recorded_at at time zone 'UTC', 'YYYY-MM')",
} as const;
export type Dimension = keyof typeof dimensions;

export interface Slice<Name extends string> {
  /** What its counts have in common. */
  readonly key: string;
  readonly counts: Counts<Name>;
}

export interface Slices<Name extends string> {
  /** Those with most games first. */
  readonly rows: readonly Slice<Name>[];
  /** Number of the first of them, from 1. */
  readonly start: number;
  /** Whether there are more in the direction that was asked for. */
  readonly more: boolean;
  /** Slices there are. */
  readonly total: number;
  /** All of them together. */
  readonly whole: Counts<Name>;
}

export interface Asked {
  readonly filter: SliceFilter;
  /** By number of the slice, from 1. */
  readonly span: Span<number>;
  readonly open?: OpenGames;
}

export interface Sliced<Name extends string> {
  readonly name: string;
  /** Rows with the columns of `Seat` and all counts. */
  readonly from: string;
  /** The key of a slice. */
  readonly by: string;
  readonly counts: readonly Name[];
  /** Slices are ranked by it. */
  readonly rank: Name;
  /** The code of the only card that counts, over the column `code`; null: all rows count. */
  readonly card: string | null;
  /** Whether rows that count are few, whatever the filter. */
  readonly isOfFew?: boolean;
}

/** Conditions over the columns of `Seat`, the values of `filterValues` from `$2` on. */
const FILTER = `
  ($2::text is null or lower(player) = lower($2))
  and ($3::text is null or lower(opponent) = lower($3))
  and ($4::text is null or identity = $4)
  and ($5::text is null or opponent_identity = $5)
  and ($6::text is null or side = $6)
  and ($7::text is null or pool = $7)
  and ($8::timestamptz is null or recorded_at >= $8)
  and ($9::timestamptz is null or recorded_at < $9)`;

const filterValues = (filter: SliceFilter): readonly unknown[] => [
  ...[filter.player, filter.opponent, filter.identity, filter.opponentIdentity],
  ...[filter.side, filter.pool, filter.since, filter.until],
];

/** How slices are read: both statements take `values`, and then their own; a page its size and what lies before it at last. */
export interface SlicesRead {
  /** Of the statements, which are prepared once. */
  readonly name: string;
  /** Rows of `Slice`. */
  readonly page: string;
  /** A row of `total` and the counts of all slices. */
  readonly whole: string;
  readonly values: readonly unknown[];
  readonly pageValues?: readonly unknown[];
  readonly wholeValues?: readonly unknown[];
  /** A statement of a page, each row with the whole, where that is made of all slices anyway. */
  readonly both?: string;
}

/** Of a page how many slices it has and how many come before, as the parameters from `next` on. */
export const placesAfter = (next: number): readonly [size: string, before: string] => [
  `$${next}::bigint`,
  `$${next + 1}::bigint`,
];

/**
 * Of a page of names how many before it are not read, where `own` has those whom the asker adds to: these are told anyway, and come no
 * later than they would without.
 */
export const skippedBefore = (before: string): string =>
  `greatest(${before} - (select count(*) from own), 0)`;

/** The end of a statement of a page: of slices with their counts as columns, those that rank first. */
export const pageOf = (slices: string, rank: string, size: string, before: string): string =>
  `select key, to_jsonb(slice) - 'key' as counts from ${slices} as slice
      order by ${rank} desc, key limit ${size} offset ${before}`;

/** The end of one of the whole: of how many slices there are, and sums over rows in `from`. */
export const wholeOf = (total: string, counts: readonly string[], from: string): string =>
  `select total, to_jsonb(whole) - 'total' as counts from (
      select ${total} as total, ${sumsOf(counts)} from ${from}
    ) as whole`;

/** Sums of each slice, of rows in `told` with its key. */
export const slicesOfTold = (counts: readonly string[]): string =>
  `(select key, ${sumsOf(counts)} from told group by 1)`;

/** From a statement of all slices, with their counts as columns. */
export function readOfSlices<Name extends string>(
  slices: string,
  {
    counts,
    rank,
    values,
  }: { readonly counts: readonly Name[]; readonly rank: Name; readonly values: readonly unknown[] },
): Omit<SlicesRead, 'name'> {
  const [size, before] = placesAfter(values.length + 1);
  const page = pageOf('slices', rank, size, before);
  const whole = wholeOf('count(*)::int', counts, 'slices');
  const from = `with slices as materialized (${slices})`;
  return {
    values,
    page: `${from} ${page}`,
    whole: `${from} ${whole}`,
    both: `${from} select whole.total, whole.counts,
        (select coalesce(json_agg(page), '[]') from (${page}) as page) as rows
      from (${whole}) as whole`,
  };
}

/** Sums of each slice, and of all of them, from every row that fits. */
export function readOfRows<Name extends string>(
  { name, from, by, counts, rank, card, isOfFew = false }: Sliced<Name>,
  { filter, open = everyGame }: Asked,
): SlicesRead {
  const sums = sumsOf(counts);
  const ofCard = card === null ? '$10::text is null' : 'code = $10';
  // A player's games are few; what goes by no name goes through most of them.
  const isThrough = filter.player === null && filter.opponent === null && !isOfFew;
  const where = `${openIn(open, isThrough)} and ${ofCard} and ${FILTER}`;
  return {
    name: `${name}-${open.name}-${isThrough ? 'all' : 'few'}-${open.asker === null ? 'any' : 'open'}`,
    page: pageOf(
      `(select ${by} as key, ${sums} from ${from} where ${where} group by 1)`,
      ...([rank, '$11', '$12'] as const),
    ),
    whole: wholeOf(`count(distinct ${by})::int`, counts, `${from} where ${where}`),
    values: [open.asker, ...filterValues(filter), card],
  };
}

export const sumsOf = (counts: readonly string[]): string =>
  counts.map((count) => `coalesce(sum(${count}), 0)::float8 as ${count}`).join(', ');

interface Both<Name extends string> {
  readonly total: number;
  readonly counts: Counts<Name>;
  readonly rows: readonly Slice<Name>[];
}

export async function slicesOf<Name extends string>(
  reader: ReadModelReader,
  read: SlicesRead,
  span: Span<number>,
): Promise<Slices<Name>> {
  const page = (size: number, before: number) =>
    reader.query<Slice<Name>>(`${read.name}-page`, read.page, [
      ...read.values,
      ...(read.pageValues ?? []),
      size,
      before,
    ]);
  const together = async () => {
    const [all] = await reader.query<{ readonly total: number; readonly counts: Counts<Name> }>(
      `${read.name}-whole`,
      read.whole,
      [...read.values, ...(read.wholeValues ?? [])],
    );
    if (all === undefined) throw new Error('a sum has a row');
    return all;
  };
  if (read.both !== undefined && !span.backwards) {
    const asked = [...read.values, span.size, span.after ?? 0];
    const [all] = await reader.query<Both<Name>>(`${read.name}-both`, read.both, asked);
    if (all === undefined) throw new Error('a sum has a row');
    const { start, end, more } = numbersIn(span, all.total);
    const rows = all.rows.slice(0, Math.max(0, end - start + 1));
    return { rows, start, more, total: all.total, whole: all.counts };
  }
  // What is counted from the end waits for the number of slices.
  const early = span.backwards ? null : page(span.size, span.after ?? 0);
  const [first, { total, counts: whole }] = await Promise.all([early, together()]);
  const { start, end, more } = numbersIn(span, total);
  const size = Math.max(0, end - start + 1);
  const rows = first ?? (size === 0 ? [] : await page(size, start - 1));
  return { rows: rows.slice(0, size), start, more, total, whole };
}
