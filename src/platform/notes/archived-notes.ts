import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import { BESIDE_ERASURES } from '../people/erasures';
import type { People } from '../people/people';
import { isThere } from './is-there';

/** A note as it is moved to another database: whose it is stands apart from it, as in events. */
export interface ArchivedNote {
  readonly game: string;
  /** Content of the file it came in. */
  readonly file: string;
  readonly number: number;
  readonly kind: string;
  /** The id of a person. */
  readonly author: string;
  readonly index: number;
  readonly text: string;
  /** Null for what was in no file of annotations. */
  readonly annotated: unknown;
  readonly keptAt: Date;
}

type Place = Pick<ArchivedNote, 'game' | 'file' | 'number'>;

type Stored = Omit<ArchivedNote, 'author'> & { readonly author: string | null };

const PAGE = 1_000;
const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** All notes beside games, for an archive. */
export class ArchivedNotes {
  constructor(
    private readonly pool: Pool,
    private readonly known: Pick<People, 'ids'>,
  ) {}

  /** Makes their authors people, so that they are named by ids. */
  async nameAuthors(): Promise<void> {
    const { rows } = await this.pool.query<{ author: string }>(
      'select distinct author from notes where author not in (select name from people where name is not null)',
    );
    if (rows.length > 0) await this.known.ids(rows.map(({ author }) => author));
  }

  /** In an order of their own; one whose author is nobody yet was written meanwhile, and is left out. */
  async *all(): AsyncIterable<ArchivedNote> {
    for (let after: Place | undefined = { game: NOWHERE, file: NOWHERE, number: 0 }; after;) {
      const { rows }: { rows: Stored[] } = await this.pool.query<Stored>(
        `select game, file, number, kind, place as index, text, annotated,
           kept_at as "keptAt",
           (select min(id::text) from people where name = notes.author) as author
         from notes where (game, file, number) > ($1, $2, $3)
         order by game, file, number limit $4`,
        [after.game, after.file, after.number, PAGE],
      );
      for (const { author, ...note } of rows) if (author !== null) yield { ...note, author };
      after = rows.at(-1);
    }
  }

  /** Who was erased here has written nothing; what is there stays. */
  async restore(note: ArchivedNote): Promise<void> {
    const { game, file, number, kind, author, index, text, annotated, keptAt } = note;
    const said = annotated === null ? null : JSON.stringify(annotated);
    const client = await this.pool.connect();
    try {
      await inTransaction(client, async () => {
        await client.query(`select ${BESIDE_ERASURES}`);
        await client.query(
          `insert into notes (game, file, number, kind, author, place, text, kept_at, annotated)
           select $1, $2, $3, $4, name, $6, $7, $8, $9 from people
           where id = $5 and name is not null and ${isThere('$1')}
           on conflict do nothing`,
          [game, file, number, kind, author, index, text, keptAt, said],
        );
      });
      client.release();
    } catch (error) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  }
}
