import type { Counted } from '../../platform/projections/counted';
import type { Rows, Span } from '../../platform/projections/span';
import { badInput } from './errors';
import { cursorOf, numberOf, placeOf } from './cursor';
import type { ListName } from './list-name';

export interface Connection<T> {
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** Arguments of every connection. */
export interface PageArgs {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

/**
 * A page of rows as Relay wants it; `place` is what its cursor stands for. One that was broken off ends, in the direction it is read, at the place up to
 * which rows were looked for.
 */
export function connectionOf<T>(
  list: ListName,
  { rows, more }: Rows<T>,
  place: (row: T) => string | number,
  { backwards, after, before }: Pick<Span<unknown>, 'backwards' | 'after' | 'before'>,
  brokenOffAt: string | null = null,
): Connection<T> {
  const edges = rows.map((node) => ({ cursor: cursorOf(list, place(node)), node }));
  const left = brokenOffAt === null ? null : cursorOf(list, brokenOffAt);
  return {
    edges,
    pageInfo: {
      hasNextPage: backwards ? before !== null : more || before !== null,
      hasPreviousPage: backwards ? more || after !== null : after !== null,
      startCursor: (backwards ? left : null) ?? edges[0]?.cursor ?? null,
      endCursor: (backwards ? null : left) ?? edges.at(-1)?.cursor ?? null,
    },
  };
}

/** How many rows a connection has; where not all of them were gone through, no fewer than a page of it. */
export const countedOut = ({ total, isExact }: Counted, { rows }: Pick<Rows<unknown>, 'rows'>) => ({
  totalCount: isExact ? total : Math.max(total, rows.length),
  isTotalExact: isExact,
});

export const MOST_ROWS = 500;

function checked(name: 'first' | 'last', rows: number): number {
  if (rows >= 1 && rows <= MOST_ROWS) return rows;
  throw badInput('BAD_PAGE', `${name} is ${rows}`, `Ask for 1 to ${MOST_ROWS} rows.`);
}

/** Which rows are asked for, `usual` of the first where nothing is said. */
function spanOf<Place>(
  list: ListName,
  { first, after, last, before }: PageArgs,
  usual: number,
  read: (list: ListName, cursor: string | null | undefined, argument: string) => Place | null,
): Span<Place> {
  const isFirst = first !== null && first !== undefined;
  const isLast = last !== null && last !== undefined;
  if (isFirst && isLast)
    throw badInput('BAD_PAGE', 'both first and last are given', 'Ask for first or for last.');
  const places = { after: read(list, after, 'after'), before: read(list, before, 'before') };
  return isLast
    ? { size: checked('last', last), backwards: true, ...places }
    : { size: checked('first', first ?? usual), backwards: false, ...places };
}

/** Rows in the order of their positions among all events. */
export const placesAsked = (list: ListName, args: PageArgs, usual: number): Span<string> =>
  spanOf(list, args, usual, placeOf);

/** Rows that are numbered from 1. */
export const numbersAsked = (list: ListName, args: PageArgs, usual: number): Span<number> =>
  spanOf(list, args, usual, numberOf);
