import type { Pool } from 'pg';
import type { StreamId } from '../event-store/event-store';
import type { Snapshot, Snapshots } from './snapshots';

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

  async dropForeign(): Promise<number> {
    const { rowCount } = await this.pool.query('delete from snapshots where stamp <> $1', [
      this.stamp,
    ]);
    return rowCount ?? 0;
  }
}
