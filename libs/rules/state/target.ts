import type { Filter } from './filter';

/**
 * A card an effect speaks of: the one its ability stands on, that one's host, the ice being
 * encountered, the card being accessed, the card of the fact that set the ability off, the card a
 * lasting effect was laid on, or cards kept under a name.
 */
export type Target =
  /** Every card that fits. */
  | { readonly all: Filter }
  | 'this'
  | 'host'
  | 'encountered'
  | 'accessed'
  | 'that'
  | 'target'
  /** Cards named before that are still where they were. */
  | { readonly rest: string }
  | { readonly named: string };
