import type { Pool } from 'pg';
import type { StreamId } from '../event-store/event-store';
import type { Snapshot, Snapshots } from './snapshots';

// Who has seen less of a stream leaves what another one kept.
const KEEP = `
  insert into snapshots as kept (stream, version, stamp, body)
  select $1, $2, $3, $4
  where not exists (select from removed_streams where stream = $1)
  on conflict (stream) do update
  set version = excluded.version, stamp = excluded.stamp, body = excluded.body
  where kept.version <= excluded.version or kept.stamp <> excluded.stamp`;

export class PostgresSnapshots implements Snapshots {
  constructor(
    private readonly pool: Pool,
    /** Of this program: what has another one is not for it. */
    private readonly stamp: string,
  ) {}

  async find(stream: StreamId): Promise<Snapshot | null> {
    const { rows } = await this.pool.query<Snapshot>({
      name: 'snapshot',
      text: 'select version, body from snapshots where stream = $1 and stamp = $2',
      values: [stream, this.stamp],
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

  async keep(stream: StreamId, { version, body }: Snapshot): Promise<void> {
    const values = [stream, version, this.stamp, body];
    await this.pool.query({ name: 'keep-snapshot', text: KEEP, values });
  }

  async dropForeign(): Promise<number> {
    const { rowCount } = await this.pool.query('delete from snapshots where stamp <> $1', [
      this.stamp,
    ]);
    return rowCount ?? 0;
  }
}
