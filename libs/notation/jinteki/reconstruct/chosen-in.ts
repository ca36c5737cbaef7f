import { isObject, type JsonList, type JsonObject, listOf } from '../json';
import { eachZone } from '../lens/zones';

/** How many cards are chosen for a question that still stands open. */
export function chosenIn(state: JsonObject): number {
  let count = 0;
  const look = (cards: JsonList): void => {
    for (const card of cards) {
      if (!isObject(card)) continue;
      if (card['selected'] === true) count += 1;
      look(listOf(card['hosted']));
    }
  };
  eachZone(state, ({ cards }) => {
    look(cards);
  });
  return count;
}
