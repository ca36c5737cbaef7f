import { isObject, type JsonList, type JsonObject } from '../json';
import { type CardJson, cidOf, hostedOn } from '../lens/card';
import { type Zone, zonesOf, type ZoneKind } from '../lens/zones';
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
  for (const zone of zonesOf(state)) {
    const held = before.zones.get(zone.key);
    zones.set(
      zone.key,
      held?.list === zone.cards ? held : { list: zone.cards, cards: locate(zone) },
    );
  }
  return { zones };
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

export function touched(before: CardTable, after: CardTable): Touched {
  const old: Located[] = [];
  const fresh: Located[] = [];
  for (const [key, held] of before.zones)
    if (after.zones.get(key) !== held) old.push(...held.cards);
  for (const [key, held] of after.zones)
    if (before.zones.get(key) !== held) fresh.push(...held.cards);
  return { before: old, after: fresh };
}
