import { isObject, type Json, type JsonList, type JsonObject, listOf, objectOf } from '../json';
import { type ServerName, serverName } from './server';
import { playerOf, type Side } from './side';

export const ZONE_KINDS = [
  'hand',
  'deck',
  'discard',
  'scored',
  'rfg',
  'play-area',
  'current',
  'set-aside',
  'root',
  'ice',
  'rig',
  'hosted',
] as const;
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

const HELD: readonly (readonly [ZoneKind, string])[] = [
  ['hand', 'hand'],
  ['deck', 'deck'],
  ['discard', 'discard'],
  ['scored', 'scored'],
  ['rfg', 'rfg'],
  ['play-area', 'play-area'],
  ['current', 'current'],
  ['set-aside', 'set-aside'],
];
const CORP_HELD = HELD.map(([kind, name]) => [kind, name, `corp.${name}`] as const);
const RUNNER_HELD = HELD.map(([kind, name]) => [kind, name, `runner.${name}`] as const);

/** Visits every zone that holds a card; empty, null and absent zones are left out. */
export function eachZone(state: JsonObject, visit: (zone: Zone) => void): void {
  const add = (
    key: string,
    side: Side,
    kind: ZoneKind,
    server: string | null,
    value: Json | undefined,
  ): void => {
    const cards = listOf(value);
    if (cards.length > 0) visit({ key, side, kind, server, cards });
  };
  const corp = playerOf(state, 'corp');
  const runner = playerOf(state, 'runner');
  for (const [kind, name, key] of CORP_HELD) add(key, 'corp', kind, null, corp[name]);
  for (const [kind, name, key] of RUNNER_HELD) add(key, 'runner', kind, null, runner[name]);
  const servers = objectOf(corp['servers']);
  if (servers !== null) {
    for (const key of Object.keys(servers)) {
      const server = servers[key];
      if (!isObject(server)) continue;
      const name = serverName(key);
      add(`${key}.content`, 'corp', 'root', name, server['content']);
      add(`${key}.ices`, 'corp', 'ice', name, server['ices']);
    }
  }
  const rig = objectOf(runner['rig']);
  if (rig !== null)
    for (const key of Object.keys(rig)) add(`rig.${key}`, 'runner', 'rig', null, rig[key]);
}
