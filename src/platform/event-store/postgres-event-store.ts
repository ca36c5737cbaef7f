import { storedSecret, takeOverSecret } from '../content-id/stored-secret';
import type { Clock } from '../clock/clock';
import type { Database } from '../database/database';
import { CannotStart } from '../config/cannot-start';
import { Notices } from '../database/notices';
import { Anchors } from './anchors';
import { archived, restored } from './archived-append';
import { commitOf, hashAfter } from './commit';
import { CommitAppends, type AppendObservation } from './commit-appends';
import { isRemoved } from './commit-payload';
import { CommitReader, eventsOf } from './commit-reader';
import { touches } from '../observability/request-context';
import { traced } from '../observability/tracing/present-span';
import { untraced, type Tracing } from '../observability/tracing/tracing';
import { ArchivedNotes, type ArchivedNote } from '../notes/archived-notes';
import { People, type Person } from '../people/people';
import { EventForms } from './event-schemas';
import { EventSignal } from './event-signal';
import {
  EventNotUnderstood,
  isStreamId,
  REMOVED,
  type AnchorsFound,
  type Append,
  type AppendResult,
  type ArchivedAppend,
  type EventArchive,
  type EventStore,
  type ExpectedVersion,
  type NewEvent,
  type RecordedEvent,
  type RemovedAppend,
  type RestoreResult,
  type StreamId,
  type StreamRead,
  type Subscription,
  type SubscriptionOptions,
  type Verification,
} from './event-store';
import { EventTranslation } from './event-translation';
import { eventPosition, MOST_EVENTS, START, type Position } from './position';
import { StreamRemoval } from './stream-removal';
import { deliverAll } from './subscription';
import { verifyCommits } from './verification';

const LAST_VERSION = 2 ** 31 - 1;
/** Events read at a time when everything is read. */
const ARCHIVE_BATCH = 5_000;

export class PostgresEventStore implements EventStore, EventArchive {
  private readonly reader: CommitReader;
  private readonly notices: Notices;
  private readonly signal: EventSignal;
  private readonly appends: CommitAppends;
  /** The chain over all appends. */
  readonly anchors: Anchors;
  private readonly removal: StreamRemoval;
  private readonly subscriptions = new Set<Subscription>();
  private readonly known: People;
  private readonly noted: ArchivedNotes;
  private readonly translation: EventTranslation;
  private readonly pool: Database['pool'];

  constructor(
    database: Database,
    private readonly clock: Clock,
    forms = new EventForms(),
    onAppend: (append: AppendObservation) => void = () => undefined,
    private readonly tracing: Tracing = untraced,
  ) {
    this.pool = database.pool;
    this.known = new People(database.pool);
    this.noted = new ArchivedNotes(database.pool, this.known);
    this.translation = new EventTranslation(forms, this.known);
    this.reader = new CommitReader(database.pool);
    this.notices = new Notices(database);
    this.signal = new EventSignal(database.pool, this.notices);
    this.anchors = new Anchors(database.pool);
    this.removal = new StreamRemoval(database.pool, this.reader, clock);
    this.appends = new CommitAppends(database.pool, this.reader, this.signal, onAppend);
  }

  /** Throws when the events came by a dump from a server that had counted further than this one. */
  static async open(
    database: Database,
    clock: Clock,
    forms?: EventForms,
    onAppend?: (append: AppendObservation) => void,
    tracing?: Tracing,
  ): Promise<PostgresEventStore> {
    const store = new PostgresEventStore(database, clock, forms, onAppend, tracing);
    if (await store.reader.isOfThisServer()) return store;
    throw new CannotStart(
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
    touches(stream);
    const stored = await this.translation.toStored(stream, events);
    const commit = commitOf(stream, after, this.clock.now(), stored);
    const attributes = { 'retrace.streams': [stream], 'retrace.events': events.length };
    return traced(this.tracing, { name: 'append', attributes }, () =>
      this.appends.write(commit, expected),
    );
  }

  async remove(
    streams: readonly StreamId[],
    { stream, expected, events }: Append,
  ): Promise<AppendResult> {
    const after = expected === 'no-stream' ? 0 : expected;
    const stored = await this.translation.toStored(stream, events);
    const commit = commitOf(stream, after, this.clock.now(), stored);
    const removed = await this.removal.remove(streams, commit);
    if (removed === null) return this.appends.repeatedOrConflict(commit, expected);
    this.notices.tell('retrace_removals', removed.streams.join(' '));
    this.signal.raise();
    return {
      ok: true,
      version: after + events.length,
      position: removed.position,
      repeated: false,
    };
  }

  async *archive(): AsyncIterable<ArchivedAppend | RemovedAppend> {
    for (let after = START; ;) {
      const commits = await this.reader.allAfter(after, ARCHIVE_BATCH);
      const last = commits.at(-1);
      if (last === undefined) return;
      for (const commit of commits) yield archived(commit);
      after = eventPosition(last.position, last.count - 1);
    }
  }

  removedStreams(): Promise<readonly StreamId[]> {
    return this.reader.removedStreams();
  }

  async archiveOf(stream: StreamId): Promise<readonly (ArchivedAppend | RemovedAppend)[]> {
    return (await this.reader.ofStream(stream, 1, LAST_VERSION)).map(archived);
  }

  async *streams(): AsyncIterable<StreamId> {
    for (let after = ''; ;) {
      const names = await this.reader.streams(after, ARCHIVE_BATCH);
      yield* names;
      const last = names.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

  async restore(append: ArchivedAppend | RemovedAppend): Promise<RestoreResult> {
    const { stream, after } = append;
    const commit = restored(append);
    const before = after === 0 ? '' : await this.reader.hashAt(stream, after);
    if (before !== null && hashAfter(before, commit) !== append.hash)
      return {
        ok: false,
        code: 'chain-broken',
        message:
          `${stream}, events ${after + 1} to ${after + commit.count}: the hash does not belong to ` +
          'these events after those before them. Export them again',
      };
    const written = await this.appends.write(commit, after);
    if (written.ok && 'events' in append && append.events.at(-1)?.type === REMOVED)
      await this.removal.finish(stream);
    return written;
  }

  async readStream(stream: StreamId, from = 1, limit = LAST_VERSION): Promise<StreamRead> {
    touches(stream);
    const to = Math.min(from - 1 + limit, LAST_VERSION);
    const commits = await this.reader.ofStream(stream, from, to);
    const last = commits.at(-1);
    // A stream that is not there takes no longer to be told than one that is.
    const isNone = last === undefined && from === 1 && to >= from;
    const isAll = last !== undefined && to === LAST_VERSION;
    const version = isNone
      ? 0
      : isAll
        ? last.after + last.count
        : await this.reader.version(stream);
    if (version === 0)
      return { ok: false, code: 'stream-not-found', message: `There is no stream ${stream}` };
    const events = await this.translate(commits.flatMap((commit) => eventsOf(commit, from, to)));
    if (commits.some(isRemoved) || events.at(-1)?.type === REMOVED) return this.removed(stream);
    const strange = events.find((event) => event.problem !== undefined);
    if (strange !== undefined) throw new EventNotUnderstood(strange);
    return { ok: true, events, version };
  }

  async readAll(after: Position, limit: number): Promise<readonly RecordedEvent[]> {
    const commits = await this.reader.after(after, limit);
    const events = commits.flatMap((commit) => {
      const read = after - commit.position;
      return eventsOf(commit, read < 0n ? 1 : commit.after + Number(read) + 2);
    });
    return this.translate(events);
  }

  /** Events as they are stored, in the form this program has them in. */
  translate(events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    return this.translation.fromStored(events);
  }

  verifyAnchors(): Promise<AnchorsFound> {
    return this.anchors.verify();
  }

  anchorAnew(): Promise<void> {
    return this.anchors.anew();
  }

  async secret(): Promise<string> {
    return (await storedSecret(this.pool)).toString('hex');
  }

  restoreSecret(secret: string): Promise<void> {
    return takeOverSecret(this.pool, secret);
  }

  people(): AsyncIterable<Person> {
    return this.known.all();
  }

  restorePerson(person: Person): Promise<void> {
    return this.known.restore(person);
  }

  async notes(): Promise<AsyncIterable<ArchivedNote>> {
    await this.noted.nameAuthors();
    return this.noted.all();
  }

  restoreNote(note: ArchivedNote): Promise<void> {
    return this.noted.restore(note);
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

  onErasure(listener: () => void): () => void {
    return this.notices.listen('retrace_erasures', listener);
  }

  onRemoval(listener: (streams: readonly string[]) => void): () => void {
    return this.notices.listen('retrace_removals', (streams) =>
      listener(streams === '' ? [] : streams.split(' ')),
    );
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
    await this.appends.idle();
    await this.signal.close();
    await this.notices.close();
  }

  private async removed(stream: StreamId): Promise<StreamRead> {
    const last = await this.reader.lastOf(stream);
    const tombstone = last === undefined ? undefined : eventsOf(last).at(-1);
    if (tombstone?.type !== REMOVED)
      throw new Error(`Events of ${stream} were taken away, and nothing says why`);
    return {
      ok: false,
      code: 'stream-removed',
      message: `What the stream ${stream} held was removed`,
      tombstone,
    };
  }
}
