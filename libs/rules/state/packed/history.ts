import type { HistoryRow } from '../history';

/** A remembered fact without the names of its fields. */
export type PackedRow = readonly [
  type: HistoryRow['type'],
  side: HistoryRow['side'],
  server: HistoryRow['server'],
  card: HistoryRow['card'],
  detail: string,
  run: number,
];

export const packRow = (row: HistoryRow): PackedRow => [
  row.type,
  row.side,
  row.server,
  row.card,
  row.detail,
  row.run,
];

export const unpackRow = ([type, side, server, card, detail, run]: PackedRow): HistoryRow => ({
  type,
  side,
  server,
  card,
  detail,
  run,
});
