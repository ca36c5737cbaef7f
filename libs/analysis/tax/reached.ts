import { WORTH } from './cost';
import { CLICKS, type Likeness } from './likeness';

interface Standing {
  readonly price: number;
  readonly means: readonly number[];
}

/** What was reached, by place: a state is worth nothing beside a cheaper one with as much left. */
export class Reached {
  readonly #byPlace = new Map<string, Standing[]>();

  /** `takesClicks`: more clicks are more to lose. */
  constructor(private readonly takesClicks: boolean) {}

  /** Whether a state is worth going on from, which is kept then. */
  add({ place, means }: Likeness, price: number): boolean {
    const known = this.#byPlace.get(place) ?? [];
    const own = { price, means };
    if (known.some((one) => this.#atLeast(one, own))) return false;
    this.#byPlace.set(place, [...known.filter((one) => !this.#atLeast(own, one)), own]);
    return true;
  }

  /** Whether it was not overtaken since it was added. */
  has({ place, means }: Likeness, price: number): boolean {
    return (this.#byPlace.get(place) ?? []).some(
      (one) => one.price === price && one.means.every((mean, i) => mean === means[i]),
    );
  }

  /** What it cost at least to come to a state with as much left, as far as it has more to lose; infinite for none. */
  leastAt({ place, means }: Likeness): number {
    const own = { price: Infinity, means };
    let least = Infinity;
    for (const one of this.#byPlace.get(place) ?? [])
      if (this.#atLeast(one, own)) least = Math.min(least, one.price + this.#toLose(one, own));
    return least;
  }

  #toLose(a: Standing, b: Standing): number {
    const more = (a.means[CLICKS] ?? 0) - (b.means[CLICKS] ?? 0);
    return this.takesClicks ? Math.max(0, more) * WORTH.clicks : 0;
  }

  #atLeast(a: Standing, b: Standing): boolean {
    return (
      a.price + this.#toLose(a, b) <= b.price &&
      a.means.every((mean, i) => mean >= (b.means[i] ?? 0))
    );
  }
}
