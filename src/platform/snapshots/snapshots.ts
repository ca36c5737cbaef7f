import type { Pool } from 'pg';
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
  drop(stream: StreamId): Promise<void>;
  /** Drops what other versions of this program left; how many there were. */
  dropForeign(): Promise<number>;
}

const KEEP = `
  with old as (delete from snapshots where stream = $1 and not version = any($3))
  insert into snapshots (stream, version, stamp, body)
  select $1, kept.version, $2, substring($4::bytea from kept.start for kept.size)
  from unnest($3::int[], $5::int[], $6::int[]) as kept (version, start, size)
  on conflict (stream, version) do update set stamp = excluded.stamp, body = excluded.body`;

export class PostgresSnapshots implements Snapshots {
  constructor(
    private readonly pool: Pool,
    /** Of this program: what has another one is left alone. */
    private readonly stamp: string,
  ) {}

  async nearest(stream: StreamId, version: number): Promise<Snapshot | null> {
    const { rows } = await this.pool.query<Snapshot>({
      name: 'snapshot',
      text: `select version, body from snapshots
             where stream = $1 and version <= $2 and stamp = $3
             order by version desc limit 1`,
      values: [stream, version, this.stamp],
    });
    return rows[0] ?? null;
  }

  async some(most: number): Promise<readonly Snapshot[]> {
    const { rows } = await this.pool.query<Snapshot>(
      'select version, body from snapshots where stamp = $1 limit $2',
      [this.stamp, most],
    );
    return rows;
  }

  async keep(stream: StreamId, snapshots: readonly Snapshot[]): Promise<void> {
    const starts: number[] = [];
    let start = 1;
    for (const { body } of snapshots) {
      starts.push(start);
      start += body.length;
    }
    await this.pool.query({
      name: 'keep-snapshots',
      text: KEEP,
      values: [
        stream,
        this.stamp,
        snapshots.map(({ version }) => version),
        Buffer.concat(snapshots.map(({ body }) => body)),
        starts,
        snapshots.map(({ body }) => body.length),
      ],
    });
  }

  async drop(stream: StreamId): Promise<void> {
    await this.pool.query('delete from snapshots where stream = $1', [stream]);
  }

  async dropForeign(): Promise<number> {
    const { rowCount } = await this.pool.query('delete from snapshots where stamp <> $1', [
      this.stamp,
    ]);
    return rowCount ?? 0;
  }
}
