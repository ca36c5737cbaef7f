import { keptFor } from '../kept-for';
import { isObject, type Json, type JsonList, type JsonObject, listOf, objectOf } from '../json';
import { type ServerName, serverName } from './server';
import { playerOf, type Side } from './side';

/** Zones of a player, under these names in the file. */
const HELD = [
  'hand',
  'deck',
  'discard',
  'scored',
  'rfg',
  'play-area',
  'current',
  'set-aside',
] as const;

export const ZONE_KINDS = [...HELD, 'root', 'ice', 'rig', 'hosted'] as const;
export type ZoneKind = (typeof ZONE_KINDS)[number];

/** A list of cards of one state, by reference: an untouched zone is the same list in the next state. */
export interface Zone {
  readonly key: string;
  /** Whose area it is; a stolen agenda lies in the Runner's. */
  readonly side: Side;
  readonly kind: ZoneKind;
  readonly server: ServerName | null;
  readonly cards: JsonList;
}

/** States share what did not change, and each of them is looked at more than once: zones are read once. */
const zonesOf = (read: (from: JsonObject) => readonly Zone[]) => keptFor(read);

/** A zone with its cards; empty, null and absent ones are left out. */
function add(
  zones: Zone[],
  key: string,
  side: Side,
  kind: ZoneKind,
  server: ServerName | null,
  value: Json | undefined,
): void {
  const cards = listOf(value);
  if (cards.length > 0) zones.push({ key, side, kind, server, cards });
}

function heldBy(side: Side): (player: JsonObject) => readonly Zone[] {
  const keys = HELD.map((name) => [name, `${side}.${name}`] as const);
  return zonesOf((player) => {
    const zones: Zone[] = [];
    for (const [name, key] of keys) add(zones, key, side, name, null, player[name]);
    return zones;
  });
}

const held = { corp: heldBy('corp'), runner: heldBy('runner') };

const onServers = zonesOf((servers) => {
  const zones: Zone[] = [];
  for (const key of Object.keys(servers)) {
    const server = servers[key];
    if (!isObject(server)) continue;
    const name = serverName(key);
    add(zones, `${key}.content`, 'corp', 'root', name, server['content']);
    add(zones, `${key}.ices`, 'corp', 'ice', name, server['ices']);
  }
  return zones;
});

const inRig = zonesOf((rig) => {
  const zones: Zone[] = [];
  for (const key of Object.keys(rig)) add(zones, `rig.${key}`, 'runner', 'rig', null, rig[key]);
  return zones;
});

/** Visits every zone that holds a card; empty, null and absent zones are left out. */
export function eachZone(state: JsonObject, visit: (zone: Zone) => void): void {
  const corp = playerOf(state, 'corp');
  const runner = playerOf(state, 'runner');
  const servers = objectOf(corp['servers']);
  const rig = objectOf(runner['rig']);
  held.corp(corp).forEach(visit);
  held.runner(runner).forEach(visit);
  if (servers !== null) onServers(servers).forEach(visit);
  if (rig !== null) inRig(rig).forEach(visit);
}
