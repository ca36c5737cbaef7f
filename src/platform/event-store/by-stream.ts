import type { StreamId } from './event-store';

/** Groups in the order of their first items; each keeps the order of its own. */
export function byStream<Item>(
  items: readonly Item[],
  streamOf: (item: Item) => StreamId,
): ReadonlyMap<StreamId, readonly Item[]> {
  const groups = new Map<StreamId, Item[]>();
  for (const item of items) {
    const stream = streamOf(item);
    const group = groups.get(stream);
    if (group === undefined) groups.set(stream, [item]);
    else group.push(item);
  }
  return groups;
}
