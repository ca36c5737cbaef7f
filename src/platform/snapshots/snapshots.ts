import type { StreamId } from '../event-store/event-store';

export interface Snapshot {
  /** Of the last event that it contains. */
  readonly version: number;
  readonly body: Buffer;
}

/** States kept for speed alone: any of them may be gone at any time. */
export interface Snapshots {
  /** The last one that this program can read and that contains no event after `version`. */
  nearest(stream: StreamId, version: number): Promise<Snapshot | null>;
  /** Any that this program can read, `most` at most. */
  some(most: number): Promise<readonly Snapshot[]>;
  /** All of a stream's, in place of those it had. */
  keep(stream: StreamId, snapshots: readonly Snapshot[]): Promise<void>;
  /** Drops what other versions of this program left; how many there were. */
  dropForeign(): Promise<number>;
}
