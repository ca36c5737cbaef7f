import { isObject, type JsonObject, listOf, objectOf } from '../json';
import { cidOf, hostedOn } from '../lens/card';
import { playerView } from '../lens/game';
import { playerOf, type Side } from '../lens/side';
import { eachZone } from '../lens/zones';
import { heldAtFirst, laidOut } from './began-with';
import type { Titles } from './titles';

/** The cards of a side that lie in no deck, with their titles, by the server's ids. */
function lyingIn(titles: Titles, state: JsonObject, side: Side): Map<string, number> {
  const lying = new Map<string, number>();
  const take = (card: JsonObject): void => {
    const [def, cid] = [titles.defOf(card), cidOf(card)];
    if (def !== null && cid !== null && titles.definition(def).side === side) lying.set(cid, def);
    for (const one of listOf(card['hosted'])) if (isObject(one)) take(one);
  };
  eachZone(state, ({ kind, cards }) => {
    if (kind !== 'deck') for (const card of cards) if (isObject(card)) take(card);
  });
  const identity = objectOf(playerOf(state, side)['identity']);
  for (const one of identity === null ? [] : hostedOn(identity)) if (isObject(one)) take(one);
  return lying;
}

const copiesOf = (lying: ReadonlyMap<string, number>, def: number): number =>
  [...lying.values()].filter((one) => one === def).length;

/**
 * Cards of a side that the server made out of another one: more lie there than were dealt, and nothing brings them into
 * the game. By the server's ids.
 */
export function copiedIn(
  titles: Titles,
  states: readonly JsonObject[],
  side: Side,
): ReadonlySet<string> {
  const [first] = states;
  if (first === undefined) return new Set();
  const copied = new Set<string>();
  const dealt = heldAtFirst(first, side) + laidOut(first, side).length;
  let before = lyingIn(titles, first, side);
  for (const state of states) {
    const lying = lyingIn(titles, state, side);
    for (const cid of copied) lying.delete(cid);
    let beyond = playerView(state, side).deck + lying.size - dealt;
    for (const [cid, def] of beyond > 0 ? [...lying] : []) {
      if (beyond === 0 || before.has(cid)) continue;
      if (copiesOf(lying, def) <= copiesOf(before, def)) continue;
      copied.add(cid);
      lying.delete(cid);
      beyond -= 1;
    }
    before = lying;
  }
  return copied;
}
