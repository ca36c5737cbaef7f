import type { ArchivedNote } from '../notes/archived-notes';
import type { Person } from '../people/people';
import type { Position } from './position';

/** `game-<uuid>`, `tournament-<uuid>`: what it is, then which one. */
export type StreamId = `${string}-${string}`;

/** Read in place of a name that was erased. */
export const ERASED = '(erased)';

/** The type of the last event of a stream whose others were removed. */
export const REMOVED = 'removed';

export function isStreamId(text: string): text is StreamId {
  return /^[a-z]+-./.test(text);
}

export interface NewEvent {
  /** A UUID; it makes a repeated append the same append. */
  readonly id: string;
  readonly type: string;
  /** JSON: comes back as `JSON.parse` reads what `JSON.stringify` wrote. */
  readonly data: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export interface RecordedEvent extends Required<NewEvent> {
  readonly stream: StreamId;
  /** 1 for the first event of its stream, without gaps. */
  readonly version: number;
  /** Where it lies in the order of all events. */
  readonly position: Position;
  readonly recordedAt: Date;
  /** Why this program cannot read it; its type and data are then as they are stored. */
  readonly problem?: string;
}

/** A stored event is of a type, or of a version, that this program does not know. */
export class EventNotUnderstood extends Error {
  constructor({ stream, version, problem }: RecordedEvent) {
    super(`${stream}, event ${version}: ${problem ?? 'not understood'}`);
  }
}

/** The version the stream must have: that of its last event. */
export type ExpectedVersion = number | 'no-stream';

export type AppendResult =
  | {
      readonly ok: true;
      /** Of the stream's last event now. */
      readonly version: number;
      /** Of the last event appended. */
      readonly position: Position;
      /** The very same events were there already. */
      readonly repeated: boolean;
    }
  | VersionConflict
  | { readonly ok: false; readonly code: 'batch-refused'; readonly message: string };

export interface VersionConflict {
  readonly ok: false;
  readonly code: 'version-conflict';
  readonly message: string;
  readonly stream: StreamId;
  readonly expected: ExpectedVersion;
  readonly actual: number;
}

export type StreamRead =
  | {
      readonly ok: true;
      readonly events: readonly RecordedEvent[];
      /** Of the stream's last event, read or not. */
      readonly version: number;
    }
  | { readonly ok: false; readonly code: 'stream-not-found'; readonly message: string }
  | {
      readonly ok: false;
      readonly code: 'stream-removed';
      readonly message: string;
      /** The last event of the stream, the only one that is left. */
      readonly tombstone: RecordedEvent;
    };

export type Verification =
  | {
      readonly ok: true;
      readonly stream: StreamId;
      readonly version: number;
      /** Of the last event, as hex. */
      readonly hash: string;
    }
  | {
      readonly ok: false;
      readonly code: 'chain-broken';
      readonly stream: StreamId;
      /** Of the first event that is not what was recorded. */
      readonly version: number;
      readonly message: string;
    };

export interface Subscription {
  /** Resolves when the events in hand are dealt with. */
  stop(): Promise<void>;
}

export interface SubscriptionOptions {
  readonly after: Position;
  /** Events a delivery; a delivery never ends inside an append. */
  readonly batch?: number;
  /** Called again with the same events when it throws. */
  deliver(events: readonly RecordedEvent[]): Promise<void>;
  onError(error: unknown): void;
}

/** One append as it stands in the store: enough to make the same one elsewhere. */
export interface ArchivedAppend {
  readonly stream: StreamId;
  /** The version it was appended to. */
  readonly after: number;
  readonly recordedAt: Date;
  /** Of the stream after this append, as hex. */
  readonly hash: string;
  readonly events: readonly NewEvent[];
}

/** What is left of an append whose events were removed: enough for the chain to hold. */
export interface RemovedAppend extends Omit<ArchivedAppend, 'events'> {
  readonly removed: {
    /** How many events it had. */
    readonly count: number;
    /** Id of the first. */
    readonly firstId: string;
    /** The last link of their chain, as hex. */
    readonly digest: string;
  };
}

export type RestoreResult =
  AppendResult | { readonly ok: false; readonly code: 'chain-broken'; readonly message: string };

export interface AnchorsFound {
  /** Appends that are what was anchored. */
  readonly commits: number;
  /** The digest of the last anchor, as hex; whoever keeps it elsewhere can ask later whether it is there. */
  readonly head: string;
  /** Until when. */
  readonly until: Date | null;
  /** Digests of all, as hex. */
  readonly digests: ReadonlySet<string>;
  /** In words; none when all is there. */
  readonly wrong: readonly string[];
}

/** For moving everything to another database; ordinary writers and readers need none of it. */
export interface EventArchive {
  /** Every append that can be read, in the order of all events. */
  archive(): AsyncIterable<ArchivedAppend | RemovedAppend>;
  /** Streams whose content was removed, by name. */
  removedStreams(): Promise<readonly StreamId[]>;
  /** Every append of one stream. */
  archiveOf(stream: StreamId): Promise<readonly (ArchivedAppend | RemovedAppend)[]>;
  /** Every stream by name, whether it is whole or not. */
  streams(): AsyncIterable<StreamId>;
  /**
   * Writes an append of another store, when its hash is what its content and predecessors make. What
   * was removed here stays so, and what was removed there is removed here with the stream's last event.
   */
  restore(append: ArchivedAppend | RemovedAppend): Promise<RestoreResult>;
  /** Compares all appends with the chain of anchors over them: it tells of any that was taken away. */
  verifyAnchors(): Promise<AnchorsFound>;
  /** Accepts what is there now: what was anchored before is compared no more. */
  anchorAnew(): Promise<void>;
  /** What ids of contents are keyed by here, as hex. */
  secret(): Promise<string>;
  /** Takes over the secret of another store, whose ids then stay what they were; only while this one holds no event. */
  restoreSecret(secret: string): Promise<void>;
  /** Who the people in the events are. */
  people(): AsyncIterable<Person>;
  restorePerson(person: Person): Promise<void>;
  /** What people wrote beside games; who of them is not yet among the people is by then. */
  notes(): Promise<AsyncIterable<ArchivedNote>>;
  /** After its author; who was erased here has written nothing. */
  restoreNote(note: ArchivedNote): Promise<void>;
}

/** What is appended to a stream. */
export interface Append {
  readonly stream: StreamId;
  readonly expected: ExpectedVersion;
  readonly events: readonly NewEvent[];
}

export interface EventStore {
  /** All of the events or none; they are on disk when it resolves. At least one, at most 65,536. */
  append(
    stream: StreamId,
    expected: ExpectedVersion,
    events: readonly NewEvent[],
  ): Promise<AppendResult>;
  /**
   * Takes the content of streams away for ever, with what is kept beside them, and appends `beside`, all
   * together. Each stream that there is keeps its hashes and ends with an event `REMOVED`.
   */
  remove(streams: readonly StreamId[], beside: Append): Promise<AppendResult>;
  /**
   * Versions `from` (1 or more) onwards, `limit` events at most. Throws `EventNotUnderstood`:
   * a stream is folded whole or not at all.
   */
  readStream(stream: StreamId, from?: number, limit?: number): Promise<StreamRead>;
  /**
   * Events of every stream after a position, in their order. About `limit` of them: an append is
   * never split. Empty only when nothing more can be read yet. One that is not understood comes
   * with its `problem`.
   */
  readAll(after: Position, limit: number): Promise<readonly RecordedEvent[]>;
  /** Follows `readAll` for ever. */
  subscribe(options: SubscriptionOptions): Subscription;
  /** Calls back when there may be new events, until the returned function is called. */
  listen(listener: () => void): () => void;
  /**
   * Calls back when somebody's name was erased, by whatever process, until the returned function is
   * called: who keeps names in memory has to drop them then.
   */
  onErasure(listener: () => void): () => void;
  /**
   * Calls back with the streams that were removed, by whatever process, until the returned function is
   * called; with none where a notice may have been missed.
   */
  onRemoval(listener: (streams: readonly string[]) => void): () => void;
  /** Events of all streams. */
  count(): Promise<number>;
  /** Position of the last event that can be read. */
  lastPosition(): Promise<Position>;
  /** Recomputes the stream's hash chain; null when there is no such stream. */
  verify(stream: StreamId): Promise<Verification | null>;
  /** Waits for what was accepted. */
  close(): Promise<void>;
}
