import type { Decision } from '#rules';

/** What is ahead of a state, at least: infinite where there is no way past. */
export interface Ahead {
  readonly least: number;
  /** Where the Runner decides that next. */
  readonly ifTaken: (choice: Decision) => number;
  /** Of what is not told of the state itself, but of what comes after it. */
  readonly behind: number;
}

export const unknown: Ahead = { least: 0, ifTaken: () => 0, behind: 0 };
