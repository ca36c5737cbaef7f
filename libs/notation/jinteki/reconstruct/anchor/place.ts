import { type Card, isServerName, type ServerName } from '#rules';
import { isObject, type JsonObject, objectOf } from '../../json';
import { type CardJson, goesToRoot, hostedOn, isInstalled } from '../../lens/card';
import { playerOf, type Side, sideOf, SIDES } from '../../lens/side';
import { eachZone, type Zone as TheirZone } from '../../lens/zones';
import type { Titles } from '../titles';

type Zone = Card['zone'];

/** A card of theirs, and where it lies in ours. */
export interface Place {
  readonly def: number;
  readonly card: CardJson;
  readonly zone: Zone;
  readonly server: ServerName | null;
  /** What it lies on; a side for its identity. */
  readonly host: Place | Side | null;
}

const zoneOf = ({ kind, side }: TheirZone): Zone | null => {
  const corp = side === 'corp';
  switch (kind) {
    case 'hand':
      return corp ? 'hq' : 'grip';
    case 'discard':
      return corp ? 'archives' : 'heap';
    case 'scored':
      return corp ? 'corp-score' : 'runner-score';
    case 'rfg':
      return 'removed';
    case 'root':
    case 'ice':
    case 'rig':
      return kind;
    case 'current':
    case 'play-area':
      return 'play';
    case 'deck':
    case 'set-aside':
    case 'hosted':
      return null;
  }
};

/** What a host keeps is installed where its host is, and not always (HOST-13, HOST-15). */
function hostedZone(card: CardJson, host: Pick<Place, 'zone'> | null): Zone {
  if (!isInstalled(card)) return 'hosted';
  if (sideOf(card['side']) === 'runner') return 'rig';
  return host?.zone === 'root' && goesToRoot(card) ? 'root' : 'hosted';
}

/** Where every card lies; null where one is not in the pool, or in no place of ours. */
export function placesOf(titles: Titles, state: JsonObject): Place[] | null {
  const places: Place[] = [];
  let known = true;
  const add = (
    card: CardJson,
    zone: Zone,
    server: ServerName | null,
    host: Place['host'],
  ): void => {
    const def = titles.defOf(card);
    if (def === null) {
      known = false;
      return;
    }
    const place = { def, card, zone, server, host };
    places.push(place);
    for (const one of hostedOn(card)) {
      if (!isObject(one)) continue;
      const there = hostedZone(one, place);
      add(one, there, there === 'root' ? server : null, place);
    }
  };
  eachZone(state, (their) => {
    const zone = zoneOf(their);
    if (their.kind === 'deck') return;
    const server = isServerName(their.server) ? their.server : null;
    if (zone === null) known = false;
    else for (const card of their.cards) if (isObject(card)) add(card, zone, server, null);
  });
  for (const side of SIDES) {
    const identity = objectOf(playerOf(state, side)['identity']);
    for (const one of identity === null ? [] : hostedOn(identity))
      if (isObject(one)) add(one, hostedZone(one, null), null, side);
  }
  return known ? places : null;
}
