interface Entry<T> {
  readonly rank: number;
  readonly order: number;
  readonly value: T;
}

const before = <T>(one: Entry<T>, other: Entry<T>): boolean =>
  one.rank < other.rank || (one.rank === other.rank && one.order < other.order);

/** Gives back the lowest rank first, and of equal ranks the one put in first. */
export class Queue<T> {
  private readonly heap: Entry<T>[] = [];
  private puts = 0;

  get isEmpty(): boolean {
    return this.heap.length === 0;
  }

  put(rank: number, value: T): void {
    const { heap } = this;
    const entry = { rank, order: this.puts, value };
    this.puts += 1;
    let at = heap.length;
    heap.push(entry);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent];
      if (above === undefined || !before(entry, above)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = entry;
  }

  take(): T | null {
    const { heap } = this;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined) return null;
    if (heap.length > 0) this.sink(last);
    return first.value;
  }

  private sink(entry: Entry<T>): void {
    const { heap } = this;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const right = left + 1;
      const one = heap[left];
      const other = heap[right];
      if (one === undefined) break;
      const [child, next] =
        other !== undefined && before(other, one) ? [other, right] : [one, left];
      if (!before(child, entry)) break;
      heap[at] = child;
      at = next;
    }
    heap[at] = entry;
  }
}
