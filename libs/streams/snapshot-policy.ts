/**
 * Says where to keep snapshots, by the work of folding a stream in any unit the caller measures
 * events by: no state is further than the budget from a snapshot before it, but for one event that
 * alone costs more.
 */
export class SnapshotPolicy {
  #spent = 0;

  constructor(private readonly budget: number) {}

  /** The cost of the next event: true where a snapshot is to be kept before it. */
  spend(cost: number): boolean {
    const isFull = this.#spent > 0 && this.#spent + cost > this.budget;
    this.#spent = isFull ? cost : this.#spent + cost;
    return isFull;
  }
}
