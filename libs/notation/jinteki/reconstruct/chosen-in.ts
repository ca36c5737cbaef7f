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

/** The titles of what is chosen over some states, in the order in which it was. */
export function chosenInTurn(states: readonly JsonObject[]): readonly string[] {
  const turn: string[] = [];
  let before: readonly (string | null)[] = [];
  for (const state of states) {
    const now = titlesChosenIn(state);
    const old = [...before];
    for (const title of now) {
      const at = old.indexOf(title);
      if (at >= 0) old.splice(at, 1);
      else if (title !== null) turn.push(title);
    }
    // What was let go again is not chosen.
    for (const title of old) {
      const at = title === null ? -1 : turn.lastIndexOf(title);
      if (at >= 0 && now.length > 0) turn.splice(at, 1);
    }
    before = now;
  }
  return turn;
}
