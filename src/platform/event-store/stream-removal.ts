import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../clock/clock';
import { inTransaction } from '../database/transaction';
import { writeChecked } from './append-statement';
import { commitOf, linksOf, textOf, type Commit } from './commit';
import { decodeCommit, isRemoved, removedPayload } from './commit-payload';
import { saysRemoved, type CommitReader, type RecordedCommit } from './commit-reader';
import { REMOVED, type StreamId } from './event-store';
import type { Position } from './position';

const EMPTY = `
  update commits c set form = gone.form, payload = gone.payload
  from unnest($1::text[], $2::int[], $3::smallint[], $4::bytea[])
    as gone (stream, after, form, payload)
  where c.stream = gone.stream and c.after = gone.after`;

/** Rows of what is kept beside a stream that name it, or the id that it is of. */
const BESIDE = [
  'delete from snapshots where stream = any($1)',
  'delete from dead_letters where stream = any($1)',
  `delete from replay_files where game::text in (select substring(name from '-(.*)') from unnest($1::text[]) name)`,
  `delete from notes where game::text in (select substring(name from '-(.*)') from unnest($1::text[]) name)`,
];

/** Somebody appended to one of the streams meanwhile: nothing was done. */
class Overtaken extends Error {}

interface Removed {
  /** Of the last append. */
  readonly position: Position;
  readonly streams: readonly StreamId[];
}

/** Takes the content of streams away; what is left of each keeps its chain of hashes whole. */
export class StreamRemoval {
  constructor(
    private readonly pool: Pool,
    private readonly reader: CommitReader,
    private readonly clock: Clock,
  ) {}

  /** Null when a stream went on meanwhile. */
  async remove(streams: readonly StreamId[], beside: Commit): Promise<Removed | null> {
    const found: { stream: StreamId; commits: readonly RecordedCommit[] }[] = [];
    for (const stream of streams) {
      const commits = await this.commitsOf(stream);
      if (commits.length > 0 && !saysRemoved(commits)) found.push({ stream, commits });
    }
    const tombstones = found.map(({ stream, commits }) => this.tombstone(stream, commits));
    try {
      const ends = await this.inTransaction(async (client) => {
        const written = await writeChecked(client, [beside, ...tombstones]);
        if (written.size !== tombstones.length + 1) throw new Overtaken();
        await this.empty(
          client,
          found.flatMap(({ commits }) => commits),
        );
        return written;
      });
      const [first, ...others] = [...ends.values()].map(({ position }) => position);
      if (first === undefined) throw new Error('what was written has no end');
      const position = others.reduce((last, one) => (one > last ? one : last), first);
      return { position, streams: found.map(({ stream }) => stream) };
    } catch (error) {
      if (error instanceof Overtaken) return null;
      throw error;
    }
  }

  /** Empties a stream whose last event says that it was removed, as one of another store may. */
  async finish(stream: StreamId): Promise<void> {
    const commits = await this.commitsOf(stream);
    await this.inTransaction((client) => this.empty(client, commits.slice(0, -1), [stream]));
  }

  private commitsOf(stream: StreamId): Promise<readonly RecordedCommit[]> {
    return this.reader.ofStream(stream, 1, 2 ** 31 - 1);
  }

  private tombstone(stream: StreamId, commits: readonly RecordedCommit[]): Commit {
    const version = commits.reduce((last, { after, count }) => Math.max(last, after + count), 0);
    const event = { id: this.clock.newId(), type: REMOVED, data: {} };
    return commitOf(stream, version, this.clock.now(), [event]);
  }

  private async empty(
    client: PoolClient,
    commits: readonly RecordedCommit[],
    streams: readonly StreamId[] = [...new Set(commits.map(({ stream }) => stream))],
  ): Promise<void> {
    await client.query(
      'insert into removed_streams (stream) select unnest($1::text[]) on conflict do nothing',
      [streams],
    );
    const gone = commits.filter((commit) => !isRemoved(commit));
    const left = gone.map((commit) => removedPayload(digestOf(commit)));
    await client.query(EMPTY, [
      gone.map(({ stream }) => stream),
      gone.map(({ after }) => after),
      left.map(({ form }) => form),
      left.map(({ payload }) => payload),
    ]);
    for (const statement of BESIDE) await client.query(statement, [streams]);
    await client.query(`select pg_notify('retrace_removals', $1)`, [streams.join(' ')]);
  }

  private async inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      const result = await inTransaction(client, async () => {
        // Whoever keeps a snapshot of what is removed here has kept it by now, or finds it removed.
        await client.query('lock table snapshots in share row exclusive mode');
        return work(client);
      });
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof Error && !(error instanceof Overtaken) ? error : false);
      throw error;
    }
  }
}

/** Of a commit that cannot be read the chain is broken already: its hash then stays what does not fit. */
function digestOf(commit: RecordedCommit): string {
  try {
    const texts = decodeCommit(commit).map(textOf);
    return linksOf(commit.stream, commit.after, commit.recordedAt, texts).at(-1) ?? '';
  } catch {
    return commit.hash.toString('hex');
  }
}
