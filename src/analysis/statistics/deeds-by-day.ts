import { keyedBy, stretchOf, timed } from './stretch-of-days';
import { bits, maskOf, subjectColumns, type Column } from './cells';
import { playerCounts } from './player-counts';
import { isOnlyBy, everyRate } from './rate-filter';
import type { Dimension, SliceFilter } from './slices';

/** The bit of days in `columns` of `rates.deed_cell`, which stand where months do. */
export const DAYS = 512;

const counts = playerCounts.join(', ');

/** By which the sums of days are kept; side and pool tell any others apart. */
const kept: readonly number[] = [0, bits.identity, bits.opponent_identity];
const told = bits.side | bits.pool;
export const dayColumns: ReadonlySet<number> = new Set(
  kept.flatMap((of) => [0, bits.side, bits.pool, told].map((by) => of | by | DAYS)),
);

export interface Told {
  readonly name: string;
  /** Statement of `key` and counts; null as the key where all are told together. */
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * What was done in a stretch of time: months and days that are whole from cells, and sides one by one at both ends of them.
 * Null where no cells were summed for it; `next` is the number of the first parameter.
 */
export function deedsOfStretch(
  by: Dimension | null,
  filter: SliceFilter,
  next: number,
): Told | null {
  const { since, until } = filter;
  if (since === null && until === null) return null;
  if (
    !isOnlyBy({ ...everyRate, ...filter }, [
      'since',
      'until',
      'side',
      'pool',
      'identity',
      'opponentIdentity',
    ])
  )
    return null;
  const asked: Readonly<Partial<Record<Column, string | null>>> = {
    ...{ side: filter.side, pool: filter.pool },
    ...{ identity: filter.identity, opponent_identity: filter.opponentIdentity },
  };
  const given = (['side', 'pool', 'identity', 'opponent_identity'] as const).filter(
    (column) => asked[column] !== null,
  );
  const [column] = by === null ? [null] : subjectColumns[by];
  const mask = maskOf([...given, ...(column === null || column === 'month' ? [] : [column])]);
  if (!dayColumns.has(mask | DAYS)) return null;
  const { months, days, ends } = stretchOf(since, until);
  const same = given.map((one, i) => `and ${one} = $${next + i}::text`).join(' ');
  const first = next + given.length;
  const key = (from: string): string =>
    column === null ? 'null::text' : column === 'month' ? from : column;
  const keys = (i: number): string =>
    `month >= $${first + i}::text and month < $${first + i + 1}::text`;
  const times = (i: number): string =>
    `recorded_at >= $${first + i}::timestamptz and recorded_at < $${first + i + 1}::timestamptz`;
  const cells = (columns: number, within: string, month: string): string =>
    `select ${key(month)} as key, ${counts} from rates.deed_cell where columns = ${columns} and ${within} ${same}`;
  return {
    name: ['time', ...given].join('-'),
    text: [
      cells(mask | bits.month, keys(0), 'month'),
      cells(mask | DAYS, `(${keys(2)} or ${keys(4)})`, 'left(month, 7)'),
      `select ${key('month')}, ${playerCounts.map((count) => `deeds.${count}`).join(', ')}
        from rates.counted as seat join rates.deeds using (id, side) where (${times(6)} or ${times(8)}) ${same}`,
    ].join(' union all '),
    values: [
      ...given.map((one) => asked[one]),
      ...[...months.map(keyedBy('YYYY-MM')), ...days.flat().map(keyedBy('YYYY-MM-DD'))],
      ...ends.flat().map(timed),
    ],
  };
}
