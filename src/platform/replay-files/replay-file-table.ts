import type { Pool } from 'pg';
import { isThere } from '../notes/is-there';

/** A file that a game was imported from. */
export interface ReplayFile {
  /** As gzip. */
  readonly packed: Uint8Array;
  /** How it was taken: what `keep` was given. */
  readonly options: unknown;
}

const PAGE = 1_000;
const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** Files of imported games; each goes with its game. */
export class ReplayFileTable {
  constructor(private readonly pool: Pool) {}

  /** The same game comes with the same file, which stays; how it was taken last counts. */
  async keep(game: string, { packed, options }: ReplayFile): Promise<void> {
    await this.pool.query(
      `insert into replay_files (game, packed, options)
       select $1, $2, $3 where ${isThere('$1')}
       on conflict (game) do update set options = excluded.options
       where replay_files.options is distinct from excluded.options`,
      [game, Buffer.from(packed), JSON.stringify(options)],
    );
  }

  /** Null where none was kept. */
  async of(game: string): Promise<ReplayFile | null> {
    const { rows } = await this.pool.query<ReplayFile>(
      'select packed, options from replay_files where game = $1',
      [game],
    );
    return rows[0] ?? null;
  }

  /** Whether one was kept. */
  async has(game: string): Promise<boolean> {
    const { rows } = await this.pool.query({
      name: 'has-replay-file',
      text: 'select from replay_files where game = $1',
      values: [game],
    });
    return rows.length > 0;
  }

  /** Games of which one was kept, in an order of their own. */
  async *games(): AsyncIterable<string> {
    for (let after: string | undefined = NOWHERE; after !== undefined;) {
      const { rows }: { rows: { game: string }[] } = await this.pool.query<{ game: string }>(
        'select game from replay_files where game > $1 order by game limit $2',
        [after, PAGE],
      );
      for (const { game } of rows) yield game;
      after = rows.at(-1)?.game;
    }
  }
}
