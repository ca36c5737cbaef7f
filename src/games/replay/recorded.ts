import type { Fact, State, Made } from '#rules';

/** A decision of a game, with when it was recorded, in milliseconds, where that is known. */
export interface Timed extends Made {
  readonly time: number | null;
}

/** A state of a game on the way, with what led there and what is decided next. */
export interface Step {
  readonly number: number;
  /** Changed by the next step. */
  readonly state: State;
  readonly facts: readonly Fact[];
  readonly next: Timed | null;
}

/** All that was recorded of a game, to be gone through again. */
export interface Recorded {
  /** The number of the last decision. */
  readonly length: number;
  /** From the opening; or from the state after a decision, without what led there. */
  steps(from?: number): Iterable<Step>;
  /** The same from the state after a decision, to be cheap when others have come by: for moments here and there. */
  keptSteps(from: number): Iterable<Step>;
}
