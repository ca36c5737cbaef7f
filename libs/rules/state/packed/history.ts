import { cardId } from '../card-id';
import type { HistoryRow } from '../history';
import { sides, type Side } from '../side';

/** A remembered fact without the names of its fields, and 0 for what it does not tell. */
export type PackedRow = readonly [
  type: HistoryRow['type'],
  /** Place in the list of sides, from 1. */
  side: number,
  server: NonNullable<HistoryRow['server']> | 0,
  /** The card's id and 1. */
  card: number,
  detail: string | 0,
  run: number,
  more?: NonNullable<HistoryRow['more']>,
];

export function packRow({ type, side, server, card, detail, run, more }: HistoryRow): PackedRow {
  const by = side === null ? 0 : sides.indexOf(side) + 1;
  const about = card === null ? 0 : card + 1;
  const told = [type, by, server ?? 0, about, detail === '' ? 0 : detail, run] as const;
  return more === undefined ? told : [...told, more];
}

const sideAt = (place: number): Side | null => sides[place - 1] ?? null;

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
  side: sideAt(side),
  server: server === 0 ? null : server,
  card: card === 0 ? null : cardId(card - 1),
  detail: detail === 0 ? '' : detail,
  ...(more === undefined ? {} : { more }),
  run,
});
