import type { EventStore, RecordedEvent } from '../event-store/event-store';

/** Statements in the projection's own schema, within the transaction that moves its checkpoint. */
export interface ProjectionTransaction {
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

/** Statements on the tables of projections, each named with its schema: `games.game`. */
export interface ReadModelReader {
  /** Named statements are prepared once a connection. */
  query<Row extends object>(
    name: string,
    sql: string,
    values?: readonly unknown[],
  ): Promise<readonly Row[]>;
}

/** A read model: it can be thrown away and built again from the events. */
export interface Projection {
  /** Also the schema of its tables: `access_log` is read as `access_log.<table>`. */
  readonly name: string;
  /** Raised when the tables or the fold change: the projection is then rebuilt. */
  readonly version: number;
  /** What the streams it reads begin with, without the dash: `game`. */
  readonly category: string;
  /** Types of events that change its tables, where others of those streams do not. */
  readonly heeds?: ReadonlySet<string>;
  /** `create table`s, names without schema. */
  readonly tables: string;
  /**
   * Statements that take away all there is of the streams whose ids are the array `$1::text[]`: what they
   * held was removed. None where the streams of the category stay for ever.
   */
  readonly removals: readonly string[];
  /**
   * Events in their order, whole appends, of one or more streams. A throw sets the stream aside.
   * May read whole streams from the store; must read nothing else.
   */
  apply(
    transaction: ProjectionTransaction,
    events: readonly RecordedEvent[],
    store: Pick<EventStore, 'readStream'>,
  ): Promise<void>;
  /** Drops what it keeps in memory between batches: somebody's name was erased. */
  forget?(): void;
}

/** A stream whose events a projection could not take; its later events wait. */
export interface DeadLetter {
  readonly stream: string;
  /** Of the first event not taken. */
  readonly version: number;
  readonly reason: string;
  readonly noticedAt: Date;
}
