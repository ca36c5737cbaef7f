import type { MatchupsQuery } from '../api/documents';
import { wilson } from './wilson';

type Row = MatchupsQuery['winRates']['edges'][number]['node'];

/** Games of a row against a column, with the Corp's rate. */
export interface Cell {
  readonly games: number;
  /** The Corp's; a draw is half a win. */
  readonly wins: number;
  /** The interval that holds its chance 95 times in a hundred. */
  readonly low: number;
  readonly high: number;
}

/** Cells by row and column. */
export type Cells = ReadonlyMap<string, ReadonlyMap<string, Cell>>;

/** What several cells come to together; the interval of one is the server's, which knows the players. */
function together(cell: Cell | undefined, { wins, games, low, high }: Cell): Cell {
  if (cell === undefined) return { wins, games, low, high };
  const all = { wins: cell.wins + wins, games: cell.games + games };
  return { ...all, ...wilson(all.wins, all.games) };
}

/** Those of at least so many games. */
export const cellsFrom = (cells: Cells, least: number): Cells =>
  new Map(
    [...cells].flatMap(([name, row]) => {
      const kept = [...row].filter(([, { games }]) => games >= least);
      return kept.length === 0 ? [] : [[name, new Map(kept)] as const];
    }),
  );

const gamesIn = (cells: Iterable<Cell>): number =>
  [...cells].reduce((sum, { games }) => sum + games, 0);

/** What rows and columns are called, in the order they stand: those of most games first, or by name. */
export function linesOf(
  cells: Cells,
  isByName: boolean,
): { readonly rows: readonly string[]; readonly columns: readonly string[] } {
  const columns = [...new Set([...cells.values()].flatMap((row) => [...row.keys()]))];
  const inColumn = (column: string): number =>
    gamesIn([...cells.values()].flatMap((row) => row.get(column) ?? []));
  const inOrder = (names: readonly string[], games: (name: string) => number) => {
    const counts = new Map(names.map((name) => [name, isByName ? 0 : games(name)]));
    const count = (name: string): number => counts.get(name) ?? 0;
    return [...names].sort((a, b) => count(b) - count(a) || a.localeCompare(b));
  };
  return {
    rows: inOrder([...cells.keys()], (row) => gamesIn(cells.get(row)?.values() ?? [])),
    columns: inOrder(columns, inColumn),
  };
}

/** Corps in rows, Runners in columns; those that are called the same are one. */
export function cellsOf(rows: readonly Row[], nameFor: (title: string) => string): Cells {
  const cells = new Map<string, Map<string, Cell>>();
  for (const { key, title, against, againstTitle, rate } of rows) {
    const [corp, runner] = [nameFor(title ?? key), nameFor(againstTitle ?? against ?? '')];
    const row = cells.get(corp) ?? new Map<string, Cell>();
    row.set(runner, together(row.get(runner), rate));
    cells.set(corp, row);
  }
  return cells;
}
