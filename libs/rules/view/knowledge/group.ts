import type { FactType } from '../../state/fact';
import type { KnownPlace } from './place';

/** What taught a seat that a card is there. */
export interface Lesson {
  /** Position of the game it was learned at: the number of decisions made by then. */
  readonly position: number;
  readonly fact: FactType;
}

/** A card known to lie in one of the places of its group. */
export interface Known {
  /** Index of its definition in the pool. */
  readonly def: number;
  readonly lesson: Lesson;
}

/** Places of which a seat knows some cards, though not which place holds which. */
export interface Group {
  readonly places: ReadonlySet<KnownPlace>;
  readonly known: readonly Known[];
  /** More was known once than a group can say. */
  readonly approximate: boolean;
}

const without = (known: readonly Known[], def: number): readonly Known[] => {
  const at = known.findIndex((one) => one.def === def);
  return at < 0 ? known : known.filter((_, i) => i !== at);
};

const countOf = (known: readonly Known[], def: number): number =>
  known.filter((one) => one.def === def).length;

/** Disjoint groups; a place without a group holds nothing the seat knows. */
export class Groups {
  #of = new Map<KnownPlace, Group>();

  copy(): Groups {
    const copy = new Groups();
    copy.#of = new Map(this.#of);
    return copy;
  }

  of(place: KnownPlace): Group | null {
    return this.#of.get(place) ?? null;
  }

  all(): readonly Group[] {
    return [...new Set(this.#of.values())];
  }

  #put(group: Group): void {
    for (const place of group.places) this.#of.delete(place);
    if (group.known.length === 0) return;
    for (const place of group.places) this.#of.set(place, group);
  }

  #drop(group: Group): void {
    for (const place of group.places) this.#of.delete(place);
  }

  #merge(a: Group, b: Group | null, places: readonly KnownPlace[]): void {
    if (b === a) {
      this.#put({ ...a, places: new Set([...a.places, ...places]) });
      return;
    }
    this.#drop(a);
    if (b !== null) this.#drop(b);
    this.#put({
      places: new Set([...a.places, ...(b?.places ?? []), ...places]),
      known: [...a.known, ...(b?.known ?? [])],
      approximate: a.approximate || b?.approximate === true,
    });
  }

  /** A card of the group's own place was seen, or left in sight: the others' knowledge stands. */
  remove(place: KnownPlace, def: number, vacated: boolean): void {
    const group = this.#of.get(place);
    if (group === undefined) return;
    this.#drop(group);
    const places = new Set(group.places);
    if (vacated) places.delete(place);
    this.#put({ ...group, places, known: without(group.known, def) });
  }

  /** So many of these are there at least, all seen at the same time. */
  learn(place: KnownPlace, seen: readonly Known[]): void {
    const group = this.#of.get(place) ?? {
      places: new Set([place]),
      known: [],
      approximate: false,
    };
    const known = [...group.known];
    for (const one of seen) if (countOf(known, one.def) < countOf(seen, one.def)) known.push(one);
    // Seen before, or another copy: nobody can tell, and the lesser is assumed.
    const approximate = group.approximate || known.length < group.known.length + seen.length;
    this.#put({ ...group, known, approximate });
  }

  /** A card nobody named went from one place to another. */
  transfer(from: KnownPlace, to: KnownPlace, vacated: boolean): void {
    const group = this.#of.get(from);
    if (group === undefined) return;
    this.#merge(group, this.#of.get(to) ?? null, [to]);
    if (vacated) this.#vacate(from);
  }

  #vacate(place: KnownPlace): void {
    const group = this.#of.get(place);
    if (group === undefined) return;
    this.#drop(group);
    const places = new Set(group.places);
    places.delete(place);
    this.#put({ ...group, places });
  }
}
