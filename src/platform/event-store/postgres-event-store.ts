import type { Clock } from '../clock/clock';
import type { Database } from '../database/database';
import { writeCommits } from './append-statement';
import { CoalescingWriter } from './coalescing-writer';
import { commitOf, type Commit } from './commit';
import { decodeCommit } from './commit-payload';
import { CommitReader, eventsOf, isStreamId } from './commit-reader';
import { EventSignal } from './event-signal';
import type {
  AppendResult,
  EventStore,
  ExpectedVersion,
  NewEvent,
  RecordedEvent,
  StreamId,
  StreamRead,
  Subscription,
  SubscriptionOptions,
  Verification,
} from './event-store';
import { eventPosition, MOST_APPENDS, MOST_EVENTS, type Position } from './position';
import { deliverAll } from './subscription';
import { verifyCommits } from './verification';

const LAST_VERSION = 2 ** 31 - 1;

export class PostgresEventStore implements EventStore {
  private readonly reader: CommitReader;
  private readonly signal: EventSignal;
  private readonly writer: CoalescingWriter<Commit, Position | 'conflict'>;
  private readonly subscriptions = new Set<Subscription>();

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    this.reader = new CommitReader(database.pool);
    this.signal = new EventSignal(database);
    this.writer = new CoalescingWriter(async (commits) => {
      const written = await writeCommits(database.pool, commits);
      return commits.map(({ stream }) => written.get(stream) ?? 'conflict');
    }, MOST_APPENDS);
  }

  /** Throws when the events came by a dump from a server that had counted further than this one. */
  static async open(database: Database, clock: Clock): Promise<PostgresEventStore> {
    const store = new PostgresEventStore(database, clock);
    if (await store.reader.isOfThisServer()) return store;
    throw new Error(
      'These events were restored from a dump of another PostgreSQL server, whose transaction numbers ' +
        'are ahead of this one: readers would not see them. Start with an empty database and import them',
    );
  }

  async append(
    stream: StreamId,
    expected: ExpectedVersion,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    if (events.length === 0 || events.length > MOST_EVENTS)
      return {
        ok: false,
        code: 'batch-refused',
        message: `An append holds 1 to ${MOST_EVENTS} events, this one ${events.length}`,
      };
    if (!isStreamId(stream)) throw new TypeError(`Not the name of a stream: ${String(stream)}`);
    const after = expected === 'no-stream' ? 0 : expected;
    const commit = commitOf(stream, after, this.clock.now().toISOString(), events);
    const outcome = await this.writer.add(commit);
    if (outcome === 'conflict') return this.repeatedOrConflict(commit, expected, events);
    this.signal.raise();
    return {
      ok: true,
      version: after + events.length,
      position: eventPosition(outcome, events.length - 1),
      repeated: false,
    };
  }

  async readStream(stream: StreamId, from = 1, limit = LAST_VERSION): Promise<StreamRead> {
    const to = Math.min(from - 1 + limit, LAST_VERSION);
    const commits = await this.reader.ofStream(stream, from, to);
    const last = commits.at(-1);
    const version =
      last !== undefined && to === LAST_VERSION
        ? last.after + last.count
        : await this.reader.version(stream);
    if (version === 0)
      return { ok: false, code: 'stream-not-found', message: `There is no stream ${stream}` };
    const events = commits.flatMap((commit) => eventsOf(commit, from, to));
    return { ok: true, events, version };
  }

  async readAll(after: Position, limit: number): Promise<readonly RecordedEvent[]> {
    const commits = await this.reader.after(after, limit);
    return commits.flatMap((commit) => {
      const read = after - commit.position;
      return eventsOf(commit, read < 0n ? 1 : commit.after + Number(read) + 2);
    });
  }

  subscribe(options: SubscriptionOptions): Subscription {
    const subscription = deliverAll(this, options);
    this.subscriptions.add(subscription);
    return {
      stop: async () => {
        this.subscriptions.delete(subscription);
        await subscription.stop();
      },
    };
  }

  listen(listener: () => void): () => void {
    return this.signal.listen(listener);
  }

  count(): Promise<number> {
    return this.reader.count();
  }

  lastPosition(): Promise<Position> {
    return this.reader.last();
  }

  async verify(stream: StreamId): Promise<Verification | null> {
    const commits = await this.reader.ofStream(stream, 1, LAST_VERSION);
    return commits.length === 0 ? null : verifyCommits(stream, commits);
  }

  async close(): Promise<void> {
    await Promise.all([...this.subscriptions].map((subscription) => subscription.stop()));
    await this.writer.idle();
    await this.signal.close();
  }

  private async repeatedOrConflict(
    commit: Commit,
    expected: ExpectedVersion,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    const { stream, after, count } = commit;
    const stored = await this.reader.at(stream, after);
    if (stored !== undefined && stored.count === count) {
      const same = decodeCommit(stored).every(
        ({ id }, index) => id === events[index]?.id.toLowerCase(),
      );
      if (same)
        return {
          ok: true,
          version: after + count,
          position: eventPosition(stored.position, count - 1),
          repeated: true,
        };
    }
    const actual = await this.reader.version(stream);
    return {
      ok: false,
      code: 'version-conflict',
      stream,
      expected,
      actual,
      message:
        `${stream} has version ${actual}, this append was made for ${expected}. ` +
        'Read the stream again and decide anew',
    };
  }
}
