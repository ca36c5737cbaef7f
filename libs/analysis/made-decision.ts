import type { Decision, Fact, Actor, State } from '#rules';

/** A decision of a game that is folded, with what came of it. */
export interface MadeDecision {
  /** From 1: decision n leads to position n. */
  readonly number: number;
  readonly by: Actor;
  readonly decision: Decision;
  /** The state it led to; changed by the next decision, so what is to be kept is copied. */
  readonly state: State;
  readonly facts: readonly Fact[];
}

/** An analysis of one game: a fold over its decisions, every one in order and once. */
export interface GameAnalysis {
  take(made: MadeDecision): void;
}
