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

  #atLeast(a: Standing, b: Standing): boolean {
    const more = (a.means[CLICKS] ?? 0) - (b.means[CLICKS] ?? 0);
    const toLose = this.takesClicks ? Math.max(0, more) * WORTH.clicks : 0;
    return a.price + toLose <= b.price && a.means.every((mean, i) => mean >= (b.means[i] ?? 0));
  }
}
