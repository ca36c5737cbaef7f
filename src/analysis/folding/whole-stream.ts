import type { EventStore, RecordedEvent } from '../../platform/event-store/event-store';

/** Events of one stream from its first on: those before the ones that are given are read. */
export async function wholeStream(
  events: readonly RecordedEvent[],
  store: Pick<EventStore, 'readStream'>,
): Promise<readonly RecordedEvent[]> {
  const [first] = events;
  if (first === undefined || first.version === 1) return events;
  const read = await store.readStream(first.stream, 1, first.version - 1);
  if (!read.ok) throw new Error(read.message);
  return [...read.events, ...events];
}
