/** Which rows of a list are asked for: so many from its beginning or its end, between two of its rows. */
export interface Span<Place> {
  readonly size: number;
  /** From the end of the list. */
  readonly backwards: boolean;
  /** They come after this row; null: after none. */
  readonly after: Place | null;
  /** They come before this row; null: before none. */
  readonly before: Place | null;
}

export const firstRows = <Place>(size: number, after: Place | null = null): Span<Place> => ({
  ...{ size, after },
  backwards: false,
  before: null,
});

/** Part of a list, with whether there is more of it in the direction it is read. */
export interface Rows<T> {
  readonly rows: readonly T[];
  readonly more: boolean;
}

/** The numbers, from 1, of the rows of a list so long: from `start` up to `end`, both included. */
export function numbersIn(
  { size, backwards, after, before }: Span<number>,
  total: number,
): { readonly start: number; readonly end: number; readonly more: boolean } {
  const low = (after ?? 0) + 1;
  const high = Math.min((before ?? Infinity) - 1, total);
  if (backwards) {
    const start = Math.max(low, high - size + 1);
    return { start, end: high, more: start > low };
  }
  const end = Math.min(high, low + size - 1);
  return { start: low, end, more: end < high };
}

/** The rows of a list that are asked for. */
export function rowsIn<T>(
  list: readonly T[],
  { size, backwards, after, before }: Span<number>,
  numberOf: (row: T) => number,
): Rows<T> {
  const between = list.filter(
    (row) => numberOf(row) > (after ?? -Infinity) && numberOf(row) < (before ?? Infinity),
  );
  const rows = backwards ? between.slice(-size) : between.slice(0, size);
  return { rows, more: rows.length < between.length };
}

/** A page of rows with a `position`, the newest first, as parts of a statement. */
export interface PageSql {
  /** Of the statement, which is another one in the other direction. */
  readonly name: 'first' | 'last';
  readonly condition: string;
  /** Newest first, or oldest first where it is read backwards. */
  readonly direction: 'desc' | 'asc';
  readonly limit: string;
  readonly values: readonly [after: string | null, before: string | null, limit: number];
}

/** `next` is the number of the statement's next parameter. */
export const pageSql = (
  { size, backwards, after, before }: Span<string>,
  next: number,
): PageSql => ({
  name: backwards ? 'last' : 'first',
  condition:
    `($${next}::bigint is null or position < $${next})` +
    ` and ($${next + 1}::bigint is null or position > $${next + 1})`,
  direction: backwards ? 'asc' : 'desc',
  limit: `limit $${next + 2}`,
  // One more tells whether there are more.
  values: [after, before, size + 1],
});

/** The rows of a statement made with `pageSql`, in the order of the list. */
export function readPage<T>(found: readonly T[], { size, backwards }: Span<string>): Rows<T> {
  const rows = found.slice(0, size);
  return { rows: backwards ? rows.reverse() : rows, more: found.length > size };
}
