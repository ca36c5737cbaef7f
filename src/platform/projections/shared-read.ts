import type { RecordedEvent } from '../event-store/event-store';
import type { Position } from '../event-store/position';

type Read = (after: Position) => Promise<readonly RecordedEvent[]>;

/** Reads once for all who stand at the same place. */
export function sharedRead(read: Read): Read {
  const batches = new Map<Position, Promise<readonly RecordedEvent[]>>();
  return (after) => {
    const batch = batches.get(after) ?? read(after);
    batches.set(after, batch);
    return batch;
  };
}
