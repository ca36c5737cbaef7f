import { isObject, type JsonObject, objectOf } from '../json';
import { cidOf, hostedOn } from '../lens/card';
import { playerView } from '../lens/game';
import { playerOf, type Side } from '../lens/side';
import { eachZone } from '../lens/zones';
import type { Titles } from './titles';

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

/** An identity of this title begins with cards that are in no deck. */
function bringsCards(titles: Titles, title: string | null): boolean {
  const def = title === null ? null : titles.ofTitle(title);
  const abilities = def === null ? [] : titles.definition(def).abilities;
  return abilities.some(
    ({ ability }) =>
      ability.kind === 'when' &&
      ability.trigger.on === 'sides-chosen' &&
      ability.effects.some(({ do: what }) => what === 'bring'),
  );
}

/** Cards of this side that come from outside of the game as it begins, by the server's ids. */
export function broughtIn(titles: Titles, first: JsonObject, side: Side): ReadonlySet<string> {
  if (!bringsCards(titles, playerView(first, side).identity)) return new Set();
  return new Set(laidOut(first, side).flatMap((card) => cidOf(card) ?? []));
}

/** How many cards a side holds in hand and deck as a game begins. */
export function heldAtFirst(first: JsonObject, side: Side): number {
  const { deck, hand } = playerView(first, side);
  return deck + hand;
}
