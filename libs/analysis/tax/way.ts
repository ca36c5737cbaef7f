import type { Cost } from './cost';

/** Decisions that may be tried; when none is left, ways that were not found are unknown. */
export interface Tries {
  left: number;
}

/** Those of one way, which is looked for by turns. */
export class OwnTries implements Tries {
  left = 0;
  #before = 0;
  #given = 0;
  #pause = 0;

  /** So many more at most, of which `share` at once: what steers the search may take the others. */
  grant(most: number, share: number): void {
    this.#before = this.tried;
    this.left = most;
    this.#given = most;
    this.#pause = most - share;
  }

  /** In all turns together. */
  get tried(): number {
    return this.#before + this.#given - this.left;
  }

  get isPaused(): boolean {
    return this.left <= this.#pause;
  }
}

/** Nobody pays more to get in: dearer ways are none. */
export const MOST_PRICE = 60;

export interface FoundWay {
  readonly found: true;
  readonly cost: Cost;
  readonly corpPays: number;
}

/** Not all ways were tried: the cheapest costs at least so much, and no more than one that was found. */
export interface ManyWays {
  readonly found: false;
  readonly why: 'too-many';
  readonly atLeast: number;
  readonly atMost: Cost | null;
}

export type Way =
  | FoundWay
  | ManyWays
  /** `hidden`: every way turns on a card that the viewer could not know. */
  | { readonly found: false; readonly why: 'no-way' | 'hidden' };

export const tooMany = (atLeast: number): ManyWays => ({
  ...{ found: false, why: 'too-many', atLeast, atMost: null },
});
