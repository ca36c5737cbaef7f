import { badInput } from './errors';
import { cursorOf } from './cursor';

export interface Connection<T> {
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** A page of rows as Relay wants it; `place` is what its cursor stands for. */
export function connectionOf<T>(
  rows: readonly T[],
  place: (row: T) => string | number,
  more: boolean,
  after: string | null,
): Connection<T> {
  const edges = rows.map((node) => ({ cursor: cursorOf(place(node)), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: more,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

export const MOST_ROWS = 500;

/** How many rows are asked for. */
export function rowsAsked(first: number | null | undefined, fallback: number): number {
  const rows = first ?? fallback;
  if (rows >= 1 && rows <= MOST_ROWS) return rows;
  throw badInput('BAD_PAGE', `first is ${rows}`, `Ask for 1 to ${MOST_ROWS} rows.`);
}
