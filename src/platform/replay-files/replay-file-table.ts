import type { Pool } from 'pg';
import { isThere } from '../notes/is-there';

/** A file that a game was imported from. */
export interface ReplayFile {
  /** As gzip. */
  readonly packed: Uint8Array;
  /** How it was taken: what `keep` was given. */
  readonly options: unknown;
}

/** A file as it comes in. */
export interface SentFile extends ReplayFile {
  /** By what it is known when it is sent again; null where it is not to be known. */
  readonly sentAs: string | null;
}

const PAGE = 1_000;
const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** Files of imported games; each goes with its game. */
export class ReplayFileTable {
  constructor(private readonly pool: Pool) {}

  /** The same game comes with the same file, which stays; how it was sent and taken last counts. */
  async keep(game: string, { packed, options, sentAs }: SentFile): Promise<void> {
    await this.pool.query(
      `insert into replay_files (game, packed, options, sent_as)
       select $1, $2, $3, $4 where ${isThere('$1')}
       on conflict (game) do update set options = excluded.options, sent_as = excluded.sent_as
       where (replay_files.options, replay_files.sent_as) is distinct from (excluded.options, excluded.sent_as)`,
      [game, Buffer.from(packed), JSON.stringify(options), sentAs],
    );
  }

  /** The game whose file came so last, and how it was taken; null where there is none. */
  async sentAs(
    sent: string,
  ): Promise<(Pick<ReplayFile, 'options'> & { readonly game: string }) | null> {
    const { rows } = await this.pool.query<{ game: string; options: unknown }>({
      name: 'replay-file-sent-as',
      text: 'select game, options from replay_files where sent_as = $1 limit 1',
      values: [sent],
    });
    return rows[0] ?? null;
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
