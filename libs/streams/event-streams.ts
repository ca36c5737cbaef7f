/** Streams of one kind, by the id of what each is about. */
export interface EventStreams<Event> {
  /** The events after a version, oldest first; none where there is no such stream. */
  read(id: string, after: number): Promise<readonly Event[]>;
  /** Appends when the stream ends at version `after`; 0 for one that is not there yet. */
  append(id: string, after: number, events: readonly Event[]): Promise<Appended>;
}

export type Appended =
  /** Stored; `listed` resolves when lists have it, too, or are too far behind to be waited for. */
  | { readonly ok: true; readonly listed: Promise<void> }
  /** Somebody else appended; the message says how far the stream is. */
  | { readonly ok: false; readonly message: string };
