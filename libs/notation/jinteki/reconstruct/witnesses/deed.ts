import type { Granted } from '../deviations/deviation';
import type { Tells } from '../evidence-of-places';
import type { Trail } from '../node';
import type { Span } from '../span';

/** Whether one line tells of several like it: of none, as far as it says so itself, or of any, such as cards that are chosen at once. */
export type Shares = 'none' | 'as-told' | 'any';

/** Something that a way states to have been done, and which lines may tell of it. */
export interface Deed {
  readonly tells: Tells;
  /** By what names lines are owed that tell of it (`owed.ts`). */
  readonly owes: readonly string[];
  readonly shares: Shares;
  /** What lines tell beside it has no order. */
  readonly apart: boolean;
  /** It answers what a card asks, which ours may come to later than theirs. */
  readonly answers: boolean;
  /** What leads to a deviation: its line is the last before that. */
  readonly leads: boolean;
  /** Which card may ask something on the way to its line. */
  readonly asks: string | null;
  /** The entries that it was found between. */
  readonly between: Span;
  /** The decision that states it, or the deviation. */
  readonly by: Trail | Granted;
}

/** A decision states it, no deviation. */
export const isDecided = (by: Deed['by']): by is Trail => 'asked' in by;
