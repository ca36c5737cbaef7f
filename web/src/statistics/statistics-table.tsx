import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { csvOf, download } from '../ui/csv';
import { sorted, SortedTable, type Column } from '../ui/sorted-table';
import { leastOf, type StatisticsProps } from './filters';

interface StatisticsTableProps<Row> extends StatisticsProps {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly totalCount: number;
  readonly keyOf: (row: Row) => string;
  /** What the least number of games is held against. */
  readonly countOf: (row: Row) => number;
  /** A column, with a minus for the largest first. */
  readonly usualSort: string;
  /** What its file is called, without its ending. */
  readonly file: string;
}

/** Rows that can be sorted, those of few games left out, and kept as CSV. */
export const StatisticsTable = <Row,>({
  settings,
  onChange,
  columns,
  rows,
  totalCount,
  keyOf,
  countOf,
  usualSort,
  file,
}: StatisticsTableProps<Row>) => {
  const { statistics } = texts;
  if (rows.length === 0) return <p>{statistics.none}</p>;
  const sort = settings['sort'] ?? usualSort;
  const least = leastOf(settings);
  const shown = sorted(
    rows.filter((row) => countOf(row) >= least),
    columns,
    sort,
  );
  const save = (): void =>
    download(
      `${file}.csv`,
      'text/csv',
      csvOf([
        columns.map(({ name }) => name),
        ...shown.map((row) => columns.map(({ value }) => value(row))),
      ]),
    );
  return (
    <>
      <div class="statistics-tools">
        <Button onClick={save}>{statistics.csv}</Button>
        <span class="muted">{statistics.rows(shown.length, totalCount)}</span>
      </div>
      <SortedTable
        columns={columns}
        rows={shown}
        keyOf={keyOf}
        sort={sort}
        onSort={(column) => onChange({ sort: column })}
      />
      {shown.length === 0 && <p>{statistics.few}</p>}
    </>
  );
};
