/** A place of a deck; its title is known once it was drawn, trashed, looked at or accessed. */
interface Slot {
  def: number | null;
  /** Entry of `history` that told it. */
  told?: number;
  /** Entry of `history` with which its card left the deck; null while it lies there. */
  left: number | null;
  /** Entry of `history` with which its card came into the deck, unshuffled. */
  readonly came?: number;
}

/** From one shuffle to the next: titles top first, null where nothing ever told. */
export interface Epoch {
  /** Entry of `history` after which the shuffle lies; 0 for the one before the game. */
  readonly from: number;
  readonly slots: readonly Slot[];
  /** Cards of each title outside the deck when it was shuffled. */
  readonly outside: ReadonlyMap<number, number>;
}

interface Moved {
  readonly slot: Slot;
  readonly index: number;
  /** Or right below another card, or on top where that is gone. */
  readonly to: 'top' | 'bottom' | { readonly below: Slot | null };
}

interface Open extends Epoch {
  readonly slots: Slot[];
  /** Cards that came into it since it was shuffled. */
  readonly added: Slot[];
  /** Cards that came to lie at the bottom, or on top, from elsewhere or in another order than before, in their order, each with the entry with which it did. */
  readonly moved: Moved[];
  /** Cards that were listed, or taken to lie where, as it came out, another one lay: they lie anywhere. */
  readonly astray: Slot[];
}

/** Where a card comes to lie among those that lie there. */
function placeOf(to: Moved['to'], there: readonly Slot[]): number {
  if (to === 'top') return 0;
  if (to === 'bottom') return there.length;
  return to.below === null ? 0 : there.indexOf(to.below) + 1;
}

/** What a deck must have been like for all that came out of it. Titles are indexes of definitions. */
export class DeckModel {
  readonly epochs: Open[] = [];
  /** What the order found cannot account for; empty when all is consistent. */
  readonly conflicts: number[] = [];
  private present: Slot[] = [];
  private listed = new Set<number>();

  shuffle(from: number, outside: ReadonlyMap<number, number>): void {
    this.epochs.push({ from, slots: [], added: [], moved: [], astray: [], outside });
    this.present = [];
    this.listed = new Set();
  }

  /** Cards of these titles left the deck for a place where they are seen. */
  leave(defs: readonly number[], index: number): void {
    const left = [...defs];
    while (left.length > 0) {
      const first = this.at(0);
      const drawn = first.def === null ? -1 : left.indexOf(first.def);
      if (first.def === null) {
        // What was seen deeper down is still to come from there, unless nothing else is left.
        const fresh = left.find((def) => !this.present.some((slot) => slot.def === def));
        const def = fresh ?? left[0];
        if (def === undefined) return;
        this.found(def);
        first.def = def;
        first.told = index;
        first.left = index;
        this.present.shift();
        left.splice(left.indexOf(def), 1);
      } else if (drawn >= 0) {
        first.left = index;
        this.present.shift();
        left.splice(drawn, 1);
      } else if (!this.leaveFromWithin(left, index)) {
        // What came out lay on top, so what was taken to lie there does not.
        this.conflicts.push(index);
        this.goAstray(first);
      }
    }
  }

  /** All that was done since an entry is taken back: the deck lies as it lay then. */
  takeBack(to: number, index: number): void {
    const slots = this.lyingAfter(to);
    for (const slot of slots) slot.left = null;
    const lain = this.epochs.findLast(({ from }) => from <= to);
    // What shows from now on lay there all along: the two are one deck.
    if (lain !== undefined && lain !== this.epochs.at(-1))
      this.epochs.push({ ...lain, from: index });
    this.present = slots.filter((slot) => !this.astray.includes(slot));
    this.listed = new Set();
  }

  /** A card is put back on top, unshuffled: no further card of the deck. */
  putBack(def: number, index: number): void {
    const slot: Slot = { def, left: null, came: index };
    const epoch = this.epochs.at(-1);
    epoch?.added.push(slot);
    epoch?.moved.push({ slot, index, to: 'top' });
    this.present.unshift(slot);
  }

  /** The card at a depth of a deck of so many comes to lie at its bottom. */
  sink(depth: number, size: number, index: number): void {
    this.at(Math.max(depth, size - 1));
    const [slot] = this.present.splice(depth, 1);
    if (slot !== undefined) this.laidBelow(slot, index);
  }

  /** Cards from elsewhere come to lie at the bottom of a deck of so many. */
  putBelow(defs: readonly number[], size: number, index: number): void {
    if (size > 0) this.at(size - 1);
    for (const def of defs) {
      const slot: Slot = { def, left: null, came: index };
      this.epochs.at(-1)?.added.push(slot);
      this.laidBelow(slot, index);
    }
  }

  /** A card of the deck changes places with one from elsewhere; false where nobody knows where it lay. */
  swap(out: number, into: number, index: number): boolean {
    const at = this.present.findIndex(({ def }) => def === out);
    const slot: Slot = { def: into, left: null, came: index };
    const [old] = at < 0 ? [] : this.present.splice(at, 1, slot);
    if (old === undefined) return false;
    old.left = index;
    const epoch = this.epochs.at(-1);
    epoch?.added.push(slot);
    epoch?.moved.push({ slot, index, to: { below: this.present[at - 1] ?? null } });
    return true;
  }

  /** The one at a depth left the deck, where it is one of these titles: those that are none of it are left. */
  leaveFrom(depth: number, defs: readonly number[], index: number): readonly number[] {
    const slot = this.at(depth);
    const at = slot.def === null ? -1 : defs.indexOf(slot.def);
    if (at < 0) return defs;
    slot.left = index;
    this.present.splice(depth, 1);
    return defs.toSpliced(at, 1);
  }

  /** Cards of these titles left a deck of so many from its bottom. */
  leaveBelow(defs: readonly number[], size: number, index: number): void {
    for (const [at, def] of defs.entries()) {
      const slot = this.at(size - 1 - at);
      if (slot.def !== null && slot.def !== def) {
        this.conflicts.push(index);
        this.leaveFromWithin([def], index);
        continue;
      }
      this.present.splice(size - 1 - at, 1);
      if (slot.def === null) {
        this.found(def);
        slot.def = def;
        slot.told = index;
      }
      slot.left = index;
    }
  }

  /** A card came to lie in it at a place that nothing tells. */
  disturb(index: number): void {
    this.conflicts.push(index);
  }

  /** The card at a depth was seen; 0 is the top. */
  peek(depth: number, def: number, index: number): void {
    const slot = this.at(depth);
    if (slot.def !== null && slot.def !== def) {
      this.conflicts.push(index);
      return;
    }
    if (slot.def !== null) return;
    this.found(def);
    slot.def = def;
    slot.told = index;
  }

  /** The topmost cards were looked at and put back in this order. */
  arrange(defs: readonly number[], index: number): void {
    this.at(defs.length - 1);
    const top = this.present.slice(0, defs.length);
    const unnamed = [...defs];
    for (const { def } of top) {
      if (def === null) continue;
      const at = unnamed.indexOf(def);
      if (at < 0) return void this.conflicts.push(index);
      unnamed.splice(at, 1);
    }
    for (const slot of top) {
      if (slot.def !== null) continue;
      slot.def = unnamed.shift() ?? null;
      slot.told = index;
      if (slot.def !== null) this.found(slot.def);
    }
    const inOrder = defs.flatMap((def) => {
      const at = top.findIndex((slot) => slot.def === def);
      return top.splice(at, 1);
    });
    this.present.splice(0, defs.length, ...inOrder);
    for (const slot of inOrder.reverse())
      this.epochs.at(-1)?.moved.push({ slot, index, to: 'top' });
  }

  /** A card that the deck held somewhere when it was searched. */
  held(def: number, index: number): void {
    if (this.listed.has(def) || [...this.present, ...this.astray].some((one) => one.def === def))
      return;
    this.listed.add(def);
    const slot: Slot = { def, told: index, left: null };
    this.epochs.at(-1)?.slots.push(slot);
    this.astray.push(slot);
  }

  /**
   * For each title, the entries by which so many of its cards had to be in the deck or outside of it. Where one
   * thing that was seen contradicts another, nothing is told.
   */
  sightings(): Map<number, number[]> {
    const earliest = new Map<number, number[]>();
    if (this.conflicts.length > 0) return earliest;
    for (const { slots, outside } of this.epochs) {
      const told = new Map<number, number[]>();
      for (const { def, told: entry } of slots)
        if (def !== null && entry !== undefined) told.set(def, [...(told.get(def) ?? []), entry]);
      for (const [def, entries] of told) {
        const all = earliest.get(def) ?? [];
        earliest.set(def, all);
        for (const [at, entry] of entries.sort((one, other) => one - other).entries()) {
          const copy = (outside.get(def) ?? 0) + at;
          all[copy] = Math.min(entry, all[copy] ?? Infinity);
        }
      }
    }
    return earliest;
  }

  /**
   * Titles of the deck after an entry, top first, as far as they ever showed. Cards that are rearranged later are told in an
   * order that they may have lain in before.
   */
  orderAfter(index: number): readonly (number | null)[] {
    return this.dueAfter(index).map(({ def }) => def);
  }

  /** The same with what is known of each place. */
  dueAfter(index: number): readonly Readonly<Slot>[] {
    return this.lyingAfter(index);
  }

  /** The entry with which it was shuffled last. */
  get since(): number {
    return this.epochs.at(-1)?.from ?? 0;
  }

  private get astray(): Slot[] {
    return this.epochs.at(-1)?.astray ?? [];
  }

  private lyingAfter(index: number): Slot[] {
    const epoch = this.epochs.findLast(({ from }) => from <= index);
    if (epoch === undefined) return [];
    const there = [...epoch.slots, ...epoch.added].filter(
      ({ came = 0, left }) => came <= index && (left === null || left > index),
    );
    for (const { slot, index: since, to } of epoch.moved) {
      const at = since > index ? -1 : there.indexOf(slot);
      const [moved] = at < 0 ? [] : there.splice(at, 1);
      if (moved !== undefined) there.splice(placeOf(to, there), 0, moved);
    }
    return there;
  }

  private laidBelow(slot: Slot, index: number): void {
    this.present.push(slot);
    this.epochs.at(-1)?.moved.push({ slot, index, to: 'bottom' });
  }

  /** It lies somewhere in the deck, below all whose place is known. */
  private goAstray(slot: Slot): void {
    const { slots = [], added = [] } = this.epochs.at(-1) ?? {};
    this.present.splice(this.present.indexOf(slot), 1);
    // What came into it was none of it before.
    if (added.includes(slot)) return;
    slots.splice(slots.indexOf(slot), 1);
    slots.push(slot);
    this.astray.push(slot);
  }

  /** One of those that lie anywhere may be the card of this title that shows now. */
  private found(def: number): void {
    const at = this.astray.findIndex((slot) => slot.def === def);
    const [slot] = at < 0 ? [] : this.astray.splice(at, 1);
    const slots = this.epochs.at(-1)?.slots ?? [];
    if (slot !== undefined) slots.splice(slots.indexOf(slot), 1);
  }

  private leaveFromWithin(left: number[], index: number): boolean {
    const at = this.present.findIndex((slot) => slot.def !== null && left.includes(slot.def));
    const [slot] = at < 0 ? [] : this.present.splice(at, 1);
    if (slot === undefined || slot.def === null) return false;
    slot.left = index;
    left.splice(left.indexOf(slot.def), 1);
    return true;
  }

  private at(depth: number): Slot {
    const epoch = this.epochs.at(-1);
    if (epoch === undefined) throw new Error('a deck is shuffled before the game');
    while (this.present.length <= depth) {
      const slot: Slot = { def: null, left: null };
      this.present.push(slot);
      const below = epoch.slots.findIndex((one) => this.astray.includes(one));
      epoch.slots.splice(below < 0 ? epoch.slots.length : below, 0, slot);
    }
    const slot = this.present[depth];
    if (slot === undefined) throw new Error('the slot was just made');
    return slot;
  }
}
