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

  /** All that waits, the cheapest first. */
  each(tell: (one: T, price: number) => void): void {
    for (const [price, all] of this.#byPrice.entries())
      for (const one of all ?? []) tell(one, price);
  }

  take(): T | null {
    for (; this.#least < this.#byPrice.length; this.#least += 1) {
      const one = this.#byPrice[this.#least]?.pop();
      if (one !== undefined) return one;
    }
    return null;
  }
}
