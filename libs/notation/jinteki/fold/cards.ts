import { isObject, type JsonList, type JsonObject } from '../json';
import { type CardJson, cidOf, hostedOn } from '../lens/card';
import { eachZone, type Zone, type ZoneKind } from '../lens/zones';
import type { ServerName } from '../lens/server';
import type { Side } from '../lens/side';

/** Where a card of one state lies. */
export interface Located {
  readonly cid: string | null;
  readonly card: CardJson;
  readonly side: Side;
  readonly kind: ZoneKind;
  readonly server: ServerName | null;
  /** Position in its zone; for ice 0 is innermost. */
  readonly index: number;
  /** The card it is hosted on. */
  readonly host: CardJson | null;
}

interface Held {
  readonly list: JsonList;
  readonly cards: readonly Located[];
}

/** The cards of a state by zone; unchanged zones are shared with the table of the state before. */
export interface CardTable {
  readonly zones: ReadonlyMap<string, Held>;
}

export const NO_CARDS: CardTable = { zones: new Map() };

export function tableOf(state: JsonObject, before: CardTable): CardTable {
  const zones = new Map<string, Held>();
  let changed = false;
  eachZone(state, (zone) => {
    const held = before.zones.get(zone.key);
    const kept = held?.list === zone.cards;
    changed ||= !kept;
    zones.set(zone.key, kept ? held : { list: zone.cards, cards: locate(zone) });
  });
  return changed || zones.size !== before.zones.size ? { zones } : before;
}

function locate(zone: Zone): Located[] {
  const cards: Located[] = [];
  for (const [index, card] of zone.cards.entries()) {
    if (isObject(card)) place(cards, zone, card, zone.kind, index, null, 0);
  }
  return cards;
}

/** Hosts are a few deep at most; what is nested further is not a card on the table. */
const HOSTS = 8;

function place(
  into: Located[],
  zone: Zone,
  card: CardJson,
  kind: ZoneKind,
  index: number,
  host: CardJson | null,
  depth: number,
): void {
  into.push({ cid: cidOf(card), card, side: zone.side, kind, server: zone.server, index, host });
  if (depth === HOSTS) return;
  for (const [at, hosted] of hostedOn(card).entries()) {
    if (isObject(hosted)) place(into, zone, hosted, 'hosted', at, card, depth + 1);
  }
}

/** Cards of the zones that differ between two tables. */
export interface Touched {
  readonly before: readonly Located[];
  readonly after: readonly Located[];
}

const UNTOUCHED: Touched = { before: [], after: [] };

export function touched(before: CardTable, after: CardTable): Touched {
  if (before === after) return UNTOUCHED;
  const old: Located[] = [];
  const fresh: Located[] = [];
  for (const [key, held] of before.zones) {
    if (after.zones.get(key) !== held) for (const card of held.cards) old.push(card);
  }
  for (const [key, held] of after.zones) {
    if (before.zones.get(key) !== held) for (const card of held.cards) fresh.push(card);
  }
  return { before: old, after: fresh };
}
