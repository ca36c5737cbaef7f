import { isRecord } from '#text/is-record';
import { isWithin, sayRange, type Range } from '../../access/grant';
import { refusal, type AccessRefusal } from '../../access/refusal';

/** How a field that takes a viewer keeps to a grant of some moments. */
export type Bound =
  /** The argument that names the moment asked for. */
  | { readonly by: 'argument'; readonly name: string }
  /** The same, of a field that answers with the number of another moment. */
  | { readonly by: 'step'; readonly from: string }
  /** Each of its rows, or edges, says in which moment it was told. */
  | { readonly by: 'rows' }
  /** It asks for so many moments in a row from one on: those beyond the grant are not asked for. */
  | { readonly by: 'stretch'; readonly from: string; readonly count: string };

const at: Bound = { by: 'argument', name: 'at' };
const step: Bound = { by: 'step', from: 'from' };
const rows: Bound = { by: 'rows' };
const stretch: Bound = { by: 'stretch', from: 'at', count: 'first' };

/** A field that is not here needs a grant of all moments. */
export const bounds: Readonly<Record<string, Bound>> = {
  'Game.position': at,
  'Game.knowledge': at,
  'Game.serverTax': at,
  'Game.step': step,
  'Game.stretch': stretch,
  'Game.timeline': rows,
  'Game.decisionList': rows,
  'Game.accessLog': rows,
  'Game.scoreHistory': rows,
  'Game.threads': rows,
};

export const outOfGrant = (ranges: readonly Range[]): AccessRefusal =>
  refusal(
    'OUT_OF_GRANT',
    `your grant shows ${ranges.map(sayRange).join(' and ')}`,
    'Ask about these moments alone.',
  );

export const isWithinAny = (moment: unknown, ranges: readonly Range[]): boolean =>
  typeof moment === 'number' && ranges.some((range) => isWithin(moment, range));

/** How many of `count` moments from `from` on lie in the same range; null where the first lies in none. */
export function countWithin(
  from: unknown,
  count: unknown,
  ranges: readonly Range[],
): number | null {
  if (typeof from !== 'number' || typeof count !== 'number') return null;
  const range = ranges.find((one) => isWithin(from, one));
  return range === undefined ? null : Math.min(count, (range.to ?? Infinity) - from + 1);
}

export const momentOf = (row: unknown): unknown => (isRecord(row) && 'at' in row ? row.at : null);

interface Edge {
  readonly cursor: string;
  readonly node: unknown;
}

interface Connection {
  readonly edges: readonly Edge[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  readonly totalCount?: number;
}

const isConnection = (result: unknown): result is Connection =>
  isRecord(result) && 'edges' in result && 'pageInfo' in result;

/** The page says nothing of what lies before the first granted moment, or beyond the last. */
function pageWithin(page: Connection, ranges: readonly Range[]): Connection {
  const edges = page.edges.filter(({ node }) => isWithinAny(momentOf(node), ranges));
  const last = Math.max(...ranges.map(({ to }) => to ?? Infinity));
  const first = Math.min(...ranges.map(({ from }) => from));
  const firstRead = momentOf(page.edges[0]?.node);
  const lastRead = momentOf(page.edges.at(-1)?.node);
  const pageInfo = {
    ...page.pageInfo,
    hasNextPage: page.pageInfo.hasNextPage && typeof lastRead === 'number' && lastRead < last,
    hasPreviousPage:
      page.pageInfo.hasPreviousPage && typeof firstRead === 'number' && firstRead > first,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  const counted = page.totalCount === undefined ? {} : { totalCount: edges.length };
  return { ...page, edges, pageInfo, ...counted };
}

/** Rows or a connection with those of the granted moments alone. Throws for anything else. */
export function rowsWithin(result: unknown, ranges: readonly Range[]): unknown {
  if (Array.isArray(result)) return result.filter((row) => isWithinAny(momentOf(row), ranges));
  if (isConnection(result)) return pageWithin(result, ranges);
  throw new Error('what is bound by its rows has rows');
}
