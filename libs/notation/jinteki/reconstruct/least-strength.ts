import { isObject, type JsonList, type JsonObject, listOf } from '../json';
import { strengthOf, titleOf } from '../lens/card';
import { eachZone } from '../lens/zones';

/** The least strength that a card of a title is shown with; null where none is shown with any. */
export function leastStrength(state: JsonObject, title: string): number | null {
  let least: number | null = null;
  const look = (cards: JsonList): void => {
    for (const card of cards) {
      if (!isObject(card)) continue;
      const strength = titleOf(card) === title ? strengthOf(card) : null;
      if (strength !== null) least = Math.min(least ?? strength, strength);
      look(listOf(card['hosted']));
    }
  };
  eachZone(state, ({ cards, kind }) => {
    if (kind === 'rig') look(cards);
  });
  return least;
}
