import type { Node } from './node';
import type { Search } from './search';

/** What was looked for from a level besides the ways that decisions alone lead on. */
interface Tried {
  /** Ways on by what theirs allows. */
  besides: boolean;
  /** Entries that were passed over, and those that what theirs lent was spent by. */
  readonly past: Set<number>;
  readonly spent: Set<number>;
}

/** A place reached: our position agrees with theirs after this entry. */
export interface Level {
  readonly node: Node;
  readonly index: number;
  /** Where the search that found it stands, to look for another way. */
  readonly search: Search | null;
  from: Level | null;
  /** The entry at which theirs was taken over last: what was told by then is none of what ours decides. */
  readonly begun: number;
  readonly tried: Tried;
}

export const levelAt = (
  node: Node,
  index: number,
  from: Level | null = null,
  search: Search | null = null,
): Level => ({
  ...{ node, index, search, from, begun: from?.begun ?? index },
  tried: { besides: false, past: new Set(), spent: new Set() },
});
