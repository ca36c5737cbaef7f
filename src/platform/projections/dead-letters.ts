import type { Pool, PoolClient } from 'pg';
import type { RecordedEvent } from '../event-store/event-store';
import type { DeadLetter } from './projection';

interface DeadLetterRow {
  readonly stream: string;
  readonly version: number;
  readonly reason: string;
  readonly noticed_at: Date;
}

/** The streams one projection has set aside. */
export class DeadLetters {
  constructor(
    private readonly client: Pool | PoolClient,
    private readonly projection: string,
  ) {}

  async list(): Promise<readonly DeadLetter[]> {
    const { rows } = await this.client.query<DeadLetterRow>(
      `select stream, version, reason, noticed_at from public.dead_letters
       where projection = $1 order by position`,
      [this.projection],
    );
    return rows.map(({ noticed_at, ...row }) => ({ ...row, noticedAt: noticed_at }));
  }

  async among(streams: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.client.query<{ stream: string }>(
      'select stream from public.dead_letters where projection = $1 and stream = any($2)',
      [this.projection, [...new Set(streams)]],
    );
    return new Set(rows.map((row) => row.stream));
  }

  async add(first: RecordedEvent, reason: string): Promise<void> {
    await this.client.query(
      `insert into public.dead_letters (projection, stream, version, position, reason)
       values ($1, $2, $3, $4, $5)`,
      [this.projection, first.stream, first.version, first.position.toString(), reason],
    );
  }

  async remove(stream: string): Promise<void> {
    await this.client.query(
      'delete from public.dead_letters where projection = $1 and stream = $2',
      [this.projection, stream],
    );
  }
}
