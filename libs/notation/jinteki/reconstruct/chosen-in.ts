import { isObject, type JsonList, type JsonObject, listOf } from '../json';
import { titleOf } from '../lens/card';
import { eachZone } from '../lens/zones';

/** The titles of the cards that are chosen for a question that still stands open; null of those that are not shown. */
export function titlesChosenIn(state: JsonObject): readonly (string | null)[] {
  const titles: (string | null)[] = [];
  const look = (cards: JsonList): void => {
    for (const card of cards) {
      if (!isObject(card)) continue;
      if (card['selected'] === true) titles.push(titleOf(card));
      look(listOf(card['hosted']));
    }
  };
  eachZone(state, ({ cards }) => {
    look(cards);
  });
  return titles;
}

/** How many cards are chosen for a question that still stands open. */
export const chosenIn = (state: JsonObject): number => titlesChosenIn(state).length;
