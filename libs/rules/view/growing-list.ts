/** Numbers to which others are added. A list that goes on from a part of another shares it: what is there stays. */
export class GrowingList {
  readonly #shared: readonly number[];
  /** How many of the shared ones belong to it. */
  readonly #count: number;
  readonly #own: number[];

  private constructor(shared: readonly number[], count: number, own: number[]) {
    this.#shared = shared;
    this.#count = count;
    this.#own = own;
  }

  static of(numbers: Iterable<number> = []): GrowingList {
    return new GrowingList([], 0, [...numbers]);
  }

  get length(): number {
    return this.#count + this.#own.length;
  }

  at(index: number): number | undefined {
    return index < this.#count ? this.#shared[index] : this.#own[index - this.#count];
  }

  push(number: number): void {
    this.#own.push(number);
  }

  /** A list that begins with the first `length` of these, to be gone on with. */
  until(length: number): GrowingList {
    if (length <= this.#count) return new GrowingList(this.#shared, length, []);
    if (this.#count === 0) return new GrowingList(this.#own, Math.min(length, this.length), []);
    return new GrowingList(this.#shared, this.#count, this.#own.slice(0, length - this.#count));
  }

  /** Copied. */
  numbers(): number[] {
    return [...this.#shared.slice(0, this.#count), ...this.#own];
  }
}
