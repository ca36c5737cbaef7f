import { cardId } from '../card-id';
import { always, where, type HistoryRow } from '../history';
import { sides, type Side } from '../side';

type Kind = HistoryRow['type'];

/** What is remembered often. Another order is another packing. */
const kinds: readonly Kind[] = [...always, ...where];

const packKind = (kind: Kind): number | Kind => {
  const place = kinds.indexOf(kind);
  return place < 0 ? kind : place;
};

function unpackKind(packed: number | Kind): Kind {
  const kind = typeof packed === 'number' ? kinds[packed] : packed;
  if (kind === undefined) throw new Error(`nothing is remembered as ${packed}`);
  return kind;
}

/** A remembered fact without the names of its fields, 0 for what it does not tell, and no 0 at the end. */
export type PackedRow = readonly [
  /** Place among what is remembered often, or the name of what seldom is. */
  kind: number | Kind,
  /** Place in the list of sides, from 1. */
  side?: number,
  server?: NonNullable<HistoryRow['server']> | 0,
  /** The card's id and 1. */
  card?: number,
  detail?: string | 0,
  run?: number,
  more?: NonNullable<HistoryRow['more']>,
];

export function packRow({ type, side, server, card, detail, run, more }: HistoryRow): PackedRow {
  const kind = packKind(type);
  const by = side === null ? 0 : sides.indexOf(side) + 1;
  const about = card === null ? 0 : card + 1;
  const what = detail === '' ? 0 : detail;
  if (more !== undefined) return [kind, by, server ?? 0, about, what, run, more];
  if (run !== 0) return [kind, by, server ?? 0, about, what, run];
  if (what !== 0) return [kind, by, server ?? 0, about, what];
  if (about !== 0) return [kind, by, server ?? 0, about];
  return server === null ? [kind, by] : [kind, by, server];
}

const sideAt = (place: number): Side | null => sides[place - 1] ?? null;

export const unpackRow = ([
  kind,
  side = 0,
  server = 0,
  card = 0,
  detail = 0,
  run = 0,
  more,
]: PackedRow): HistoryRow => ({
  type: unpackKind(kind),
  side: sideAt(side),
  server: server === 0 ? null : server,
  card: card === 0 ? null : cardId(card - 1),
  detail: detail === 0 ? '' : detail,
  ...(more === undefined ? {} : { more }),
  run,
});
