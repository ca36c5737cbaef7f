import type { RecordedEvent } from '../event-store/event-store';
import type { Position } from '../event-store/position';

type Read = (after: Position) => Promise<readonly RecordedEvent[]>;

/** Reads the batch that follows while the one before it is being written. */
export class ReadAhead {
  private next: {
    readonly after: Position;
    readonly events: Promise<readonly RecordedEvent[]>;
  } | null = null;

  constructor(private readonly batchAfter: Read) {}

  async read(after: Position): Promise<readonly RecordedEvent[]> {
    const ahead = this.next?.after === after ? await this.next.events : [];
    // A transaction that writes holds readers back: nothing ahead is not nothing at all.
    const events = ahead.length > 0 ? ahead : await this.batchAfter(after);
    const last = events.at(-1);
    this.next = last === undefined ? null : this.begun(last.position);
    return events;
  }

  private begun(after: Position) {
    const events = this.batchAfter(after);
    // Whoever comes for it is told; nobody may come.
    events.catch(() => undefined);
    return { after, events };
  }
}
