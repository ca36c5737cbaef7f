import type { LogHeader } from '#notation/native/header';
import type { Actor, Decision, Rules, State, Viewer } from '#rules';
import type { History } from './written';

/** Where a game of decisions, or a branch, stands: to be gone on from, not to be changed, and not to be shown. */
export interface StoodGame {
  readonly rules: Rules;
  /** The last. */
  readonly state: State;
  readonly decisions: number;
  readonly over: boolean;
  /** The decision that led to a moment of a judge; null where there is no such moment. */
  decisionAt(moment: number): number | null;
  /** The last moment that a judge was told by a decision. */
  momentOf(decision: number): number;
  /** The decision that led to a moment of a viewer; null where there is no such moment. */
  toldBy(moment: number, viewer: Viewer): number | null;
  /** The moments that a viewer was told from a decision on, the one that stood there first. */
  momentsFrom(decision: number, viewer: Viewer): { readonly first: number; readonly last: number };
  chanceAfter(decision: number): readonly Decision[];
  decisionsAfter(decision: number): readonly Decision[];
  stateAt(decision: number): State;
  /** What rules look back at, as a judge was told it. */
  history(): History;
  historyAt(decision: number): History;
  /** Every decision after one with who made it, in order. */
  movesAfter(decision: number): readonly { readonly by: Actor; readonly decision: Decision }[];
  header(): Promise<LogHeader>;
}
