/** Work of folding a stream, in any unit the caller measures events by. */
export interface SnapshotPolicy {
  /** The most that may have to be folded from the nearest snapshot to any version. */
  readonly budget: number;
}

/**
 * Versions after which to keep a snapshot, so that no version is further than the budget
 * from one before it. `costs[i]` is the cost of folding version i + 1.
 */
export function snapshotVersions(
  { budget }: SnapshotPolicy,
  costs: readonly number[],
): readonly number[] {
  const versions: number[] = [];
  let since = 0;
  for (const [index, cost] of costs.entries()) {
    if (since > 0 && since + cost > budget) {
      versions.push(index);
      since = 0;
    }
    since += cost;
  }
  return versions;
}
