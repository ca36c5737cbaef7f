import type { StreamId } from '../event-store/event-store';

/** What was folded from a stream, kept for speed alone: it may be gone at any time. */
export interface Snapshot {
  /** Of the last event that it contains. */
  readonly version: number;
  readonly body: Buffer;
}

/** One snapshot a stream, as far as this program can read it. */
export interface Snapshots {
  find(stream: StreamId): Promise<Snapshot | null>;
  /** Any of them, `most` at most. */
  some(most: number): Promise<readonly Snapshot[]>;
  /** In place of what there is of the stream. */
  keep(stream: StreamId, snapshot: Snapshot): Promise<void>;
  /** Drops what other versions of this program left; how many there were. */
  dropForeign(): Promise<number>;
}
