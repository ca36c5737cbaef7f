import { isObject, type JsonList, type JsonObject, objectOf } from '../json';
import { cidOf, hostedOn } from '../lens/card';
import { playerOf, type Side, SIDES } from '../lens/side';
import { ZonesInTurn } from '../lens/zones-in-turn';
import type { Sighted } from './known-deck';
import type { Titles } from './titles';

export type Counts = Map<number, number>;

/** Cards that come out of no deck, by the server's ids. */
export type Outside = Pick<ReadonlySet<string>, 'has'>;

interface Bared {
  readonly side: Side;
  readonly def: number;
}

/** Which cards of the decks are to be seen in states that follow each other. */
export class InSight {
  private readonly zones = new ZonesInTurn(({ cards, kind }) =>
    kind === 'deck' ? [] : this.bared(cards),
  );

  constructor(
    private readonly titles: Titles,
    private readonly outside: Outside,
  ) {}

  of(state: JsonObject): { readonly [side in Side]: Counts } {
    const counts = { corp: new Map<number, number>(), runner: new Map<number, number>() };
    const count = ({ def, side }: Bared): void => {
      counts[side].set(def, (counts[side].get(def) ?? 0) + 1);
    };
    this.zones.each(state, (bared) => bared.forEach(count));
    for (const side of SIDES) {
      const identity = objectOf(playerOf(state, side)['identity']);
      if (identity !== null) this.bared(hostedOn(identity)).forEach(count);
    }
    return counts;
  }

  private bared(cards: JsonList, into: Bared[] = []): readonly Bared[] {
    for (const card of cards) {
      if (!isObject(card)) continue;
      const def = this.titles.defOf(card);
      if (def !== null && !this.outside.has(cidOf(card) ?? '')) {
        const { side, value } = this.titles.definition(def);
        // OUT-02: an identity is in no deck.
        if (value.type !== 'identity') into.push({ side, def });
      }
      this.bared(hostedOn(card), into);
    }
    return into;
  }
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
