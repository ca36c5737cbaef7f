import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import { BESIDE_ERASURES } from '../people/erasures';

/** The words of one revision of a note. */
export interface NoteWords {
  readonly note: string;
  /** From 1. */
  readonly revision: number;
  readonly text: string;
}

const KIND = 'study';

/** Words of notes in studies: in the table of all notes, so that they go with their author's name. */
export class StudyNoteTable {
  constructor(private readonly pool: Pool) {}

  /** Before the event that speaks of them. False where the author's name was erased meanwhile. */
  async keep(study: string, author: string, { note, revision, text }: NoteWords): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      const kept = await inTransaction(client, async () => {
        await client.query(`select ${BESIDE_ERASURES}`);
        const { rowCount } = await client.query(
          `insert into notes (game, file, number, kind, author, place, text)
           select $1, $2, $3, $4, $5, 0, $6 where exists (select from people where name = $5)
           on conflict (game, file, number) do update set text = excluded.text`,
          [study, note, revision, KIND, author, text],
        );
        return rowCount === 1;
      });
      client.release();
      return kept;
    } catch (error) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  }

  /** The study that a note was written in; null where nothing of it is kept. */
  async studyOf(note: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ study: string }>(
      `select game as study from notes where file = $1 and kind = '${KIND}' limit 1`,
      [note],
    );
    return rows[0]?.study ?? null;
  }

  /** Every revision that there is of these notes; of all where none are named. */
  async of(study: string, notes: readonly string[] | null): Promise<readonly NoteWords[]> {
    const { rows } = await this.pool.query<NoteWords>({
      name: notes === null ? 'study-notes' : 'study-notes-among',
      text: `select file as note, number as revision, text from notes
             where game = $1 and kind = '${KIND}' ${notes === null ? '' : 'and file = any($2)'}`,
      values: notes === null ? [study] : [study, [...notes]],
    });
    return rows;
  }
}
