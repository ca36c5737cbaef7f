import type { Decision, Live, State } from '#rules';
import { noCost, type Cost } from './cost';
import { unknown, type Ahead } from './ahead';
import type { Likeness } from './likeness';

/** A state on the way at which the Runner has a choice, or the way's end. */
export interface Node {
  readonly state: State;
  /** The same, to go on with once nothing else is to begin there; null where it is not the search's own. */
  readonly live: Live | null;
  /** Choices that wait to be made. */
  waiting: number;
  readonly cost: Cost;
  /** What it has cost by the search's scale. */
  readonly price: number;
  /** What ways through here cost at least. */
  least: number;
  /** What is ahead, by what the Runner decides next. */
  ahead: Ahead;
  readonly corpPays: number;
  readonly isThere: boolean;
  /** A credit that is spent next is for what the scale leaves out. */
  readonly isAside: boolean;
  readonly choices: readonly Decision[];
  /** Null where the way ends, and where states cannot be compared. */
  readonly likeness: Likeness | null;
  /** Of what is told to be ahead. */
  version: number;
}

/** Where ways begin. */
export const beginning = (state: State): Node => ({
  ...{ state, live: null, waiting: 1 },
  ...{ cost: noCost, price: 0, least: 0, ahead: unknown, corpPays: 0 },
  ...{ isThere: false, isAside: false, choices: [], likeness: null, version: 0 },
});

/** What is to be looked at next: a state, or a choice at one that has not been made yet. */
export interface Lead {
  readonly node: Node;
  readonly choice: Decision | null;
}
