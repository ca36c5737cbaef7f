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

const nothingAt = (place: KnownPlace): Group => ({
  places: new Set([place]),
  known: [],
  approximate: false,
});

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
    const group = this.#of.get(place) ?? nothingAt(place);
    const known = [...group.known];
    for (const one of seen) if (countOf(known, one.def) < countOf(seen, one.def)) known.push(one);
    // Seen before, or another copy: nobody can tell, and the lesser is assumed.
    const approximate = group.approximate || known.length < group.known.length + seen.length;
    // What all was seen here lies in no other place, wherever it might have been.
    const areAllHere = known.every(({ def }) => countOf(known, def) <= countOf(seen, def));
    this.#drop(group);
    this.#put({ places: areAllHere ? new Set([place]) : group.places, known, approximate });
  }

  /** One more of these than are known arrived there. */
  add(place: KnownPlace, one: Known): void {
    const group = this.#of.get(place) ?? nothingAt(place);
    const approximate = group.approximate || countOf(group.known, one.def) > 0;
    this.#put({ ...group, known: [...group.known, one], approximate });
  }

  /** The cards of these places may have changed places with one another. */
  join(places: readonly KnownPlace[]): void {
    const [first, ...others] = places;
    if (first === undefined) return;
    for (const other of others) {
      const [a, b] = [this.#of.get(first) ?? null, this.#of.get(other) ?? null];
      if (a !== null) this.#merge(a, b, [other]);
      else if (b !== null) this.#merge(b, null, [first]);
    }
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
