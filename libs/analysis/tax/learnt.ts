import type { Likeness } from './likeness';
import type { Reached } from './reached';
import { MOST_PRICE, type Way } from './way';

/** What one search found out of states from which another goes on alike. */
export class Learnt {
  readonly #least: number;

  constructor(
    private readonly reached: Reached,
    way: Way,
  ) {
    this.#least = way.found
      ? way.cost.price
      : way.why === 'too-many'
        ? way.atLeast
        : MOST_PRICE + 1;
  }

  /**
   * What a state has ahead of it at least: as the cheapest way costs so much, no state to which the Runner came
   * for some of it has less ahead than the rest.
   */
  ahead(likeness: Likeness): number {
    return Math.max(0, this.#least - this.reached.leastAt(likeness));
  }
}
