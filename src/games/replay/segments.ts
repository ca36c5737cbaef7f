import type { Decision, State } from '#rules';
import { SnapshotPolicy } from '#streams/snapshot-policy';
import { foldCost } from './fold-cost';

/** Microseconds of folding from a snapshot: ten times that in a process that has just started. */
const BUDGET = 100;

/** A decision, with when it was recorded, in milliseconds, where that is known. */
export interface Entry {
  readonly decision: Decision;
  readonly time: number | null;
}

/** A part of a game: a state, and what was decided from there to the next segment. */
export interface Segment {
  readonly state: State;
  readonly entries: Entry[];
}

/** A segment to be opened when it is needed, with the number of the decision its state stands at. */
export interface Part {
  readonly from: number;
  readonly open: () => Segment;
}

/** All the decisions of a game, with states on the way that are cheap to go on from. */
export class Segments {
  readonly #parts: Part[];
  #policy: SnapshotPolicy | null = null;

  /** At least one, in order, the first from 0. */
  constructor(parts: readonly Part[]) {
    this.#parts = [...parts];
  }

  get parts(): readonly Part[] {
    return this.#parts;
  }

  /** The last state that stands before decision `number` or at it. */
  before(number: number): { readonly from: number; readonly state: State } {
    const { from, open } = this.#part(this.#indexOf(number));
    return { from, state: open().state };
  }

  /** What was decided after decision `number`, in order. */
  *after(number: number): Generator<Entry> {
    let index = this.#indexOf(number);
    for (let skip = number - this.#part(index).from; index < this.#parts.length; index += 1) {
      const { entries } = this.#part(index).open();
      for (let at = skip; at < entries.length; at += 1) {
        const entry = entries[at];
        if (entry !== undefined) yield entry;
      }
      skip = 0;
    }
  }

  /** The same up to decision `number`, to be gone on with; what is shared is never changed. */
  until(number: number): Segments {
    const index = this.#indexOf(number);
    const { from, open } = this.#part(index);
    const { state, entries } = open();
    const last = { state, entries: entries.slice(0, number - from) };
    return new Segments([...this.#parts.slice(0, index), { from, open: () => last }]);
  }

  /** To be told of a decision before it is made: its state may be one to go on from. */
  expect(decision: Decision, number: number, copy: () => State): void {
    this.#policy ??= this.#policyOfLast();
    if (!this.#policy.spend(foldCost[decision.do])) return;
    const segment = { state: copy(), entries: [] };
    this.#parts.push({ from: number - 1, open: () => segment });
  }

  /** The decision, when it was made. */
  add(entry: Entry): void {
    this.#last.open().entries.push(entry);
  }

  #policyOfLast(): SnapshotPolicy {
    const policy = new SnapshotPolicy(BUDGET);
    for (const { decision } of this.#last.open().entries) policy.spend(foldCost[decision.do]);
    return policy;
  }

  get #last(): Part {
    return this.#part(this.#parts.length - 1);
  }

  #indexOf(number: number): number {
    let [low, high] = [0, this.#parts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#part(middle).from <= number) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #part(index: number): Part {
    const part = this.#parts[index];
    if (part === undefined) throw new Error('a game begins with a segment');
    return part;
  }
}
