import { texts } from '../texts/texts';
import './sorted-table.css';

export interface Column<T> {
  readonly id: string;
  readonly name: string;
  readonly value: (row: T) => number | string;
  /** As it is shown; the value itself where there is none. */
  readonly text?: (row: T) => string;
  /** Explains the cell to whoever points at it. */
  readonly about?: (row: T) => string;
  /** Where the cell leads; null for one that leads nowhere. */
  readonly leads?: (row: T) => string | null;
}

interface SortedTableProps<T> {
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  readonly sort: string;
  readonly onSort: (column: string) => void;
}

export function sorted<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  sort: string,
): readonly T[] {
  const column = columns.find(({ id }) => id === sort.replace(/^-/, ''));
  if (column === undefined) return rows;
  const sign = sort.startsWith('-') ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [x, y] = [column.value(a), column.value(b)];
    return (
      sign *
      (typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y)))
    );
  });
}

const CellText = <T,>({ column, row }: { readonly column: Column<T>; readonly row: T }) => {
  const shown = column.text?.(row) ?? column.value(row);
  const address = column.leads?.(row) ?? null;
  return address === null ? <>{shown}</> : <a href={address}>{shown}</a>;
};

export const SortedTable = <T,>({ columns, rows, keyOf, sort, onSort }: SortedTableProps<T>) => (
  <div class="sorted-table-scroll" tabIndex={0}>
    <table class="sorted-table">
      <thead>
        <tr>
          {columns.map(({ id, name }) => {
            const direction = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : 'none';
            return (
              <th key={id} scope="col" aria-sort={direction}>
                <button
                  type="button"
                  aria-label={texts.statistics.sort(name)}
                  onClick={() => onSort(sort === `-${id}` ? id : `-${id}`)}
                >
                  {name}
                  {direction === 'descending'
                    ? '\u00a0↓'
                    : direction === 'ascending'
                      ? '\u00a0↑'
                      : ''}
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.id} title={column.about?.(row)}>
                <CellText column={column} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
