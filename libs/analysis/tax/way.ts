import type { Cost } from './cost';

/** Decisions that may be tried; when none is left, ways that were not found are unknown. */
export interface Tries {
  left: number;
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
