import type { ObservedFact } from '../jinteki/facts';
import type { BoardChange } from './board';

/** One entry of the history, or one line of a pasted log: what happened, and what lies elsewhere now. */
export interface ObservedEntry {
  readonly index: number;
  readonly facts: readonly ObservedFact[];
  readonly change: BoardChange;
}
