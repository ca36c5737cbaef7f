import type { GivenFilter } from './given-filter';

/** SQL of the sums of each cell, or of what each name had by side, as `everyNameStatement` adds it up. */
type Read = { readonly sums: string } | { readonly names: string };

/**
 * What a statement reads all of that fits, so that it grows with the store: names by side; sides along an index by time, or by identity and
 * time; sides along one by time, or by turns and time; or sides at both ends of a stretch, of each of which is looked up what its player had.
 */
export type GoneThrough = 'names' | 'counted' | 'met' | 'ends';

/**
 * Sides that are read one by one in the time of looking up what one player had in the rest of a stretch: six of them in memory, a hundred from disk,
 * as they lie together and lookups do not.
 */
export const A_LOOKUP = 20;

interface Stretch {
  /** Of what is read, for statements that are prepared once. */
  readonly name: string;
  readonly given: GivenFilter;
  readonly goesThrough: GoneThrough | null;
  /** It pays if it is less work than the sides of the stretch one by one; null: it always does. */
  readonly work: Work | null;
}

/** What answers a question about a stretch of time or a range of turns. */
export type StretchAsked = Stretch & Read;

/** Each of the sides in these times, looked up or read one by one. */
export interface Work {
  /** Every player is read, too, by side. */
  readonly isOfPlayers: boolean;
  readonly times: readonly (readonly [from: Date, until: Date])[];
  /** As many sides are read one by one in the time of one of these. */
  readonly weight: number;
}
