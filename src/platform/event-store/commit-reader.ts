import type { Pool } from 'pg';
import { decodeCommit, isRemoved, type StoredCommit } from './commit-payload';
import { isStreamId, REMOVED, type RecordedEvent, type StreamId } from './event-store';
import {
  appendPosition,
  eventPosition,
  position,
  TRANSACTION_SHIFT,
  type Position,
} from './position';

interface CommitRow {
  readonly position: string;
  readonly stream: string;
  readonly after: number;
  readonly count: number;
  readonly first_id: string;
  readonly recorded_at: Date;
  readonly form: number;
  readonly hash: Buffer;
  readonly payload: Buffer;
}

export interface RecordedCommit extends StoredCommit {
  readonly position: Position;
  readonly stream: StreamId;
  readonly after: number;
  readonly recordedAt: Date;
  readonly hash: Buffer;
}

const COLUMNS = 'position, stream, after, count, first_id, recorded_at, form, hash, payload';

/**
 * Where nothing is new the last commit, without its payload: it tells the version. The limit leaves nothing out.
 * Without it the database guesses that one plan for every partition is dear, and plans anew for
 * every read, which takes three times as long as the reading.
 */
const STREAM = `
  select position, stream, after, count, first_id, recorded_at, form, hash,
         case when after + count >= $2 then payload else '' end as payload
  from commits
  where stream = $1
    and after >= coalesce((select max(after) from commits where stream = $1 and after < $2), 0)
    and after + count >= $2 - 1
    and after < $3
  order by after limit $3::bigint - $2 + 2`;

const VERSION = `
  select after + count as version from commits where stream = $1 order by after desc limit 1`;

/** Only what lies below every running transaction: no event can still appear before it. */
export const SETTLED = `(pg_snapshot_xmin(pg_current_snapshot())::text::bigint << ${TRANSACTION_SHIFT})`;

const allWhere = (condition: string): string => `
  select ${COLUMNS} from (
    select ${COLUMNS}, sum(count) over (order by position) - count as before from (
      select ${COLUMNS} from commits
      where position >= $1 and position < ${SETTLED} and position + count - 1 > $2 and ${condition}
      order by position limit $3
    ) next
  ) counted
  where before < $3
  order by position`;

/** What was removed has no events. */
const ALL = allWhere('form & 2 = 0');
const ALL_AND_REMOVED = allWhere('true');

// Ordered by the column: by a name that stands for a sum no index would help.
const LAST = `
  select c.position + c.count - 1 as position from commits c
  where c.position < ${SETTLED} order by c.position desc limit 1`;

/** Whether an event's transaction has yet to come: then its number is another server's. */
const AHEAD = `
  select coalesce(max(position) >> ${TRANSACTION_SHIFT}, 0)
           >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint as ahead
  from commits`;

const STREAMS = `
  select distinct stream from commits where stream > $1 order by stream limit $2`;

const LAST_OF = `select ${COLUMNS} from commits where stream = $1 order by after desc limit 1`;

const AT = `select ${COLUMNS} from commits where stream = $1 and after = $2`;

export class CommitReader {
  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /** Commits with versions from `from` up to and with `to`; the one before them where there are none. */
  async ofStream(stream: StreamId, from: number, to: number): Promise<readonly RecordedCommit[]> {
    return this.commits('read-stream', STREAM, [stream, from, to]);
  }

  async at(stream: StreamId, after: number): Promise<RecordedCommit | undefined> {
    return (await this.commits('read-commit', AT, [stream, after]))[0];
  }

  /** Of the stream at a version where an append ends, as hex, else null. */
  async hashAt(stream: StreamId, version: number): Promise<string | null> {
    const { rows } = await this.pool.query<{ hash: Buffer }>({
      name: 'stream-hash',
      text: `
        select hash from (
          select hash, after + count as version from commits
          where stream = $1 and after < $2 order by after desc limit 1
        ) last
        where version = $2`,
      values: [stream, version],
    });
    return rows[0]?.hash.toString('hex') ?? null;
  }

  async after(event: Position, limit: number): Promise<readonly RecordedCommit[]> {
    const from = appendPosition(event).toString();
    return this.commits('read-all', ALL, [from, event.toString(), limit]);
  }

  /** With those whose events were removed. */
  async allAfter(event: Position, limit: number): Promise<readonly RecordedCommit[]> {
    const from = appendPosition(event).toString();
    return this.commits('archive-all', ALL_AND_REMOVED, [from, event.toString(), limit]);
  }

  /** Undefined when there is no such stream. */
  async lastOf(stream: StreamId): Promise<RecordedCommit | undefined> {
    return (await this.commits('last-commit', LAST_OF, [stream]))[0];
  }

  /** 0 when there is no such stream. */
  async version(stream: StreamId): Promise<number> {
    const { rows } = await this.pool.query<{ version: number }>({
      name: 'stream-version',
      text: VERSION,
      values: [stream],
    });
    return rows[0]?.version ?? 0;
  }

  /** Names after one, in their order. */
  async streams(after: string, limit: number): Promise<readonly StreamId[]> {
    const { rows } = await this.pool.query<{ stream: string }>({
      name: 'streams',
      text: STREAMS,
      values: [after, limit],
    });
    return rows.map((row) => storedStream(row.stream));
  }

  /** In their order. */
  async removedStreams(): Promise<readonly StreamId[]> {
    const { rows } = await this.pool.query<{ stream: string }>(
      'select stream from removed_streams order by stream',
    );
    return rows.map((row) => storedStream(row.stream));
  }

  async count(): Promise<number> {
    const { rows } = await this.pool.query<{ count: string }>(
      'select coalesce(sum(count) filter (where form & 2 = 0), 0) as count from commits',
    );
    return Number(rows[0]?.count);
  }

  async last(): Promise<Position> {
    const { rows } = await this.pool.query<{ position: string }>({
      name: 'last-position',
      text: LAST,
    });
    return position(rows[0]?.position ?? '0');
  }

  /** Whether positions lie before the server's own transaction numbers. */
  async isOfThisServer(): Promise<boolean> {
    const { rows } = await this.pool.query<{ ahead: boolean }>(AHEAD);
    return rows[0]?.ahead === false;
  }

  private async commits(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<readonly RecordedCommit[]> {
    const { rows } = await this.pool.query<CommitRow>({ name, text, values: [...values] });
    return rows.map((row) => ({
      position: position(row.position),
      stream: storedStream(row.stream),
      after: row.after,
      count: row.count,
      firstId: row.first_id,
      recordedAt: row.recorded_at,
      form: row.form,
      hash: row.hash,
      payload: row.payload,
    }));
  }
}

function storedStream(text: string): StreamId {
  if (isStreamId(text)) return text;
  throw new Error(`The event store holds a stream named ${JSON.stringify(text)}`);
}

/** The events of a commit, from version `from` to `to`; none of one whose events were removed. */
export function eventsOf(
  commit: RecordedCommit,
  from = 1,
  to = Number.MAX_SAFE_INTEGER,
): readonly RecordedEvent[] {
  const { stream, after, recordedAt } = commit;
  if (isRemoved(commit)) return [];
  const first = Math.max(from - after - 1, 0);
  if (first >= commit.count) return [];
  const contents = decodeCommit(commit).slice(first, Math.max(to - after, 0));
  return contents.map(({ id, type, data, meta }, index) => ({
    id,
    type,
    data,
    meta,
    stream,
    version: after + first + index + 1,
    position: eventPosition(commit.position, first + index),
    recordedAt,
  }));
}

/** Whether the last of a stream's commits says that the others were removed. */
export function saysRemoved(commits: readonly RecordedCommit[]): boolean {
  const last = commits.at(-1);
  return last !== undefined && !isRemoved(last) && decodeCommit(last).at(-1)?.type === REMOVED;
}
