import type { HistoryRow } from '../history';

/** A remembered fact without the names of its fields. */
export type PackedRow = readonly [
  type: HistoryRow['type'],
  side: HistoryRow['side'],
  server: HistoryRow['server'],
  card: HistoryRow['card'],
  detail: string,
  run: number,
  more?: NonNullable<HistoryRow['more']>,
];

export const packRow = ({ type, side, server, card, detail, run, more }: HistoryRow): PackedRow =>
  more === undefined
    ? [type, side, server, card, detail, run]
    : [type, side, server, card, detail, run, more];

export const unpackRow = ([
  type,
  side,
  server,
  card,
  detail,
  run,
  more,
]: PackedRow): HistoryRow => ({
  type,
  side,
  server,
  card,
  detail,
  run,
  ...(more === undefined ? {} : { more }),
});
