import type { GivenFilter } from './given-filter';

/** What answers a question about a stretch of time or a range of turns. */
export interface StretchAsked {
  /** Of what is read, for statements that are prepared once. */
  readonly name: string;
  readonly given: GivenFilter;
  /** SQL of the sums of each cell. */
  readonly sums: string;
  /** It pays if it is less work than the sides of the stretch one by one; null: it always does. */
  readonly work: Work | null;
}

/** Each of the sides in these times, looked up or read one by one. */
export interface Work {
  /** Every player is read, too, by side. */
  readonly isOfPlayers: boolean;
  readonly times: readonly (readonly [from: Date, until: Date])[];
  /** As many sides are read one by one in the time of one of these. */
  readonly weight: number;
}
