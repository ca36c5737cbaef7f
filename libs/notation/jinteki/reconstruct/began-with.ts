import { isObject, type JsonObject, objectOf } from '../json';
import { hostedOn } from '../lens/card';
import { playerView } from '../lens/game';
import { playerOf, type Side } from '../lens/side';
import { eachZone } from '../lens/zones';

const laid: ReadonlySet<string> = new Set(['play-area', 'set-aside']);

/** Cards that are in no hand and no deck as a game begins: chosen among, hosted or installed. */
export function laidOut(first: JsonObject, side: Side): readonly JsonObject[] {
  const identity = objectOf(playerOf(first, side)['identity']);
  const cards = identity === null ? [] : hostedOn(identity).filter(isObject);
  eachZone(first, (zone) => {
    if (zone.side === side && laid.has(zone.kind)) cards.push(...zone.cards.filter(isObject));
  });
  return cards;
}

/** How many cards a side holds in hand and deck as a game begins. */
export function heldAtFirst(first: JsonObject, side: Side): number {
  const { deck, hand } = playerView(first, side);
  return deck + hand;
}
