import type { Likeness } from './likeness';
import type { Reached } from './reached';

/** What one search found out of states from which another goes on alike. */
export class Learnt {
  constructor(
    private readonly reached: Reached,
    /** What the cheapest way costs at least, as far as it is known. */
    readonly least: () => number,
  ) {}

  /**
   * What a state has ahead of it at least: as the cheapest way costs so much, no state to which the Runner came
   * for some of it has less ahead than the rest.
   */
  ahead(likeness: Likeness): number {
    return Math.max(0, this.least() - this.reached.leastAt(likeness));
  }
}
