/** What waits, by its price: the cheapest first, and of those the newest. */
export class Queue<T> {
  readonly #byPrice: T[][] = [];
  #least = 0;

  add(one: T, price: number): void {
    (this.#byPrice[price] ??= []).push(one);
    this.#least = Math.min(this.#least, price);
  }

  /** The least price of what waits; infinite where nothing does. */
  get least(): number {
    for (; this.#least < this.#byPrice.length; this.#least += 1)
      if ((this.#byPrice[this.#least]?.length ?? 0) > 0) return this.#least;
    return Infinity;
  }

  /** All that waits, by other numbers. */
  by(rank: (one: T, price: number) => number): Queue<T> {
    const queue = new Queue<T>();
    for (const [price, all] of this.#byPrice.entries())
      for (const one of all ?? []) queue.add(one, rank(one, price));
    return queue;
  }

  take(): T | null {
    for (; this.#least < this.#byPrice.length; this.#least += 1) {
      const one = this.#byPrice[this.#least]?.pop();
      if (one !== undefined) return one;
    }
    return null;
  }
}
