import type { Odds } from './odds';

/** What came of a number of chances, against what was to be expected. */
export interface Luck {
  readonly count: number;
  readonly actual: number;
  readonly expected: number;
  /** Standard deviation of what was left to chance. */
  readonly deviation: number;
  /** Actual minus expected, in deviations; null where nothing was left to chance. */
  readonly z: number | null;
}

/** Adds up chances that came one after another, each given all before it. */
export class LuckSum {
  #count = 0;
  #actual = 0;
  #expected = 0;
  #variance = 0;

  add(actual: number, odds: Pick<Odds, 'mean' | 'variance'>): void {
    this.#count += 1;
    this.#actual += actual;
    this.#expected += odds.mean;
    this.#variance += odds.variance;
  }

  get luck(): Luck {
    const deviation = Math.sqrt(this.#variance);
    const surplus = this.#actual - this.#expected;
    return {
      count: this.#count,
      actual: this.#actual,
      expected: this.#expected,
      deviation,
      z: deviation > 1e-9 ? surplus / deviation : null,
    };
  }
}
