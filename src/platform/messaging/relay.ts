import type { Client } from 'pg';
import type { Database } from '../database/database';
import { CommitReader, type RecordedCommit } from '../event-store/commit-reader';
import type { EventStore, Subscription } from '../event-store/event-store';
import { eventPosition, position, START, type Position } from '../event-store/position';
import { follow } from '../event-store/subscription';
import { presentSpan, traced } from '../observability/tracing/present-span';
import { streamsAmong } from '../observability/tracing/streams-among';
import { untraced, type Tracing } from '../observability/tracing/tracing';
import { messagesOf } from './append-message';
import type { MessageBus } from './message-bus';

/** No projection has this name. */
const CHECKPOINT = 'relay:events.v1';
const BATCH = 2_000;
const LOCK = 0x72_65_74_79;

/**
 * Publishes the store in its order. The store is the outbox: what was published, and not yet
 * recorded as such when a relay dies, is published again. Of many relays one works at a time.
 */
export class Relay {
  private readonly reader: CommitReader;
  private session: Client | null = null;
  private running: Subscription | null = null;

  constructor(
    private readonly database: Database,
    private readonly store: Pick<EventStore, 'listen'>,
    private readonly bus: MessageBus,
    private readonly onError: (error: unknown) => void,
    private readonly tracing: Tracing = untraced,
  ) {
    this.reader = new CommitReader(database.pool);
  }

  async start(): Promise<void> {
    await this.database.pool.query(
      `insert into checkpoints (projection, version, position) values ($1, 1, $2)
       on conflict (projection) do nothing`,
      [CHECKPOINT, START.toString()],
    );
    this.running ??= follow({
      step: () => this.step(),
      listen: (listener) => this.store.listen(listener),
      onError: this.onError,
    });
  }

  async stop(): Promise<void> {
    const running = this.running;
    this.running = null;
    await running?.stop();
    await this.session?.end().catch(() => undefined);
    this.session = null;
  }

  /** Of the last event published; null before there was a relay. */
  static async published(pool: Database['pool']): Promise<Position | null> {
    const { rows } = await pool.query<{ position: string }>(
      'select position from checkpoints where projection = $1',
      [CHECKPOINT],
    );
    const [row] = rows;
    return row === undefined ? null : position(row.position);
  }

  private async step(): Promise<boolean> {
    if (!(await this.isTheOne())) return false;
    const from = (await Relay.published(this.database.pool)) ?? START;
    const commits = await this.reader.after(from, BATCH);
    const last = commits.at(-1);
    if (last === undefined) return false;
    await this.publish(commits);
    const to = eventPosition(last.position, last.count - 1);
    // A relay that lost its session may still be publishing: it must not move this back.
    await this.database.pool.query(
      `update checkpoints set position = $2, updated_at = now()
       where projection = $1 and position < $2`,
      [CHECKPOINT, to.toString()],
    );
    return true;
  }

  private publish(commits: readonly RecordedCommit[]): Promise<void> {
    const attributes = {
      'retrace.appends': commits.length,
      'retrace.streams': streamsAmong(commits.map((commit) => commit.stream)),
    };
    return traced(this.tracing, { name: 'relay batch', attributes }, () => {
      const messages = commits.flatMap(messagesOf);
      const traceparent = presentSpan()?.traceparent;
      return this.bus.publish(
        traceparent === undefined
          ? messages
          : messages.map((message) => ({ ...message, traceparent })),
      );
    });
  }

  /** The lock lives as long as the session that holds it. */
  private async isTheOne(): Promise<boolean> {
    if (this.session !== null) return true;
    const session = await this.database.connect('relay');
    session.once('end', () => {
      if (this.session === session) this.session = null;
    });
    const { rows } = await session.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [LOCK],
    );
    if (rows[0]?.held === true) this.session = session;
    else await session.end();
    return this.session !== null;
  }
}
