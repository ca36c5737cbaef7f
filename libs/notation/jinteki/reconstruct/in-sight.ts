import { isObject, type JsonObject, listOf, objectOf } from '../json';
import { cidOf, hostedOn } from '../lens/card';
import { playerOf, type Side, SIDES } from '../lens/side';
import { eachZone } from '../lens/zones';
import type { Sighted } from './known-deck';
import type { Titles } from './titles';

export type Counts = Map<number, number>;

/** Cards that come out of no deck, by the server's ids. */
export type Outside = Pick<ReadonlySet<string>, 'has'>;

export function visible(
  titles: Titles,
  state: JsonObject,
  outside: Outside,
): { readonly [side in Side]: Counts } {
  const counts = { corp: new Map<number, number>(), runner: new Map<number, number>() };
  const count = (card: JsonObject): void => {
    const def = titles.defOf(card);
    if (def !== null && !outside.has(cidOf(card) ?? '')) {
      const { side, value } = titles.definition(def);
      // OUT-02: an identity is in no deck.
      if (value.type !== 'identity') counts[side].set(def, (counts[side].get(def) ?? 0) + 1);
    }
    for (const one of listOf(card['hosted'])) if (isObject(one)) count(one);
  };
  eachZone(state, (zone) => {
    if (zone.kind === 'deck') return;
    for (const card of zone.cards) if (isObject(card)) count(card);
  });
  for (const side of SIDES) {
    const identity = objectOf(playerOf(state, side)['identity']);
    for (const one of identity === null ? [] : hostedOn(identity)) if (isObject(one)) count(one);
  }
  return counts;
}

export function added(before: Counts, after: Counts): number[] {
  const defs: number[] = [];
  after.forEach((count, def) => {
    for (let more = count - (before.get(def) ?? 0); more > 0; more -= 1) defs.push(def);
  });
  return defs;
}

export const without = (defs: readonly number[], gone: readonly number[]): number[] => {
  const left = [...gone];
  return defs.filter((def) => {
    const at = left.indexOf(def);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

export const less = (counts: Counts, gone: readonly number[]): Counts => {
  const left = new Map(counts);
  for (const def of gone) left.set(def, Math.max(0, (left.get(def) ?? 0) - 1));
  return left;
};

export const noted = (sighted: Map<number, number[]>, counts: Counts, index: number): void => {
  counts.forEach((count, def) => {
    const entries = sighted.get(def);
    if (entries === undefined) sighted.set(def, new Array<number>(count).fill(index));
    else while (entries.length < count) entries.push(index);
  });
};

/** So many copies were sighted by the sooner of two entries, or where more of them were. */
export const sooner = (one: Sighted, other: Sighted): Sighted =>
  new Map(
    [...new Set([...one.keys(), ...other.keys()])].map((def) => {
      const [seen = [], known = []] = [one.get(def), other.get(def)];
      const entries: number[] = [];
      let first = Infinity;
      for (let at = Math.max(seen.length, known.length) - 1; at >= 0; at -= 1) {
        first = Math.min(first, seen[at] ?? Infinity, known[at] ?? Infinity);
        entries.unshift(first);
      }
      return [def, entries];
    }),
  );
