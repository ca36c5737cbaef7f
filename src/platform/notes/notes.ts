import type { Pool } from 'pg';
import { contentId } from '../content-id/content-id';
import { isThere } from './is-there';

/** Something somebody wrote about a place of a game. */
export interface WrittenNote {
  readonly index: number;
  readonly author: string;
  readonly text: string;
  /** Where it stood in the file it came in, as whoever reads such files says it. */
  readonly annotated?: unknown;
}

export interface StoredNote extends WrittenNote {
  readonly kind: string;
  readonly keptAt: Date;
}

/** Notes beside games; an author's go when the author's name is erased. */
export class NoteTable {
  constructor(private readonly pool: Pool) {}

  async keep(game: string, kind: string, notes: readonly WrittenNote[]): Promise<number> {
    const file = contentId('notes', [kind, ...notes.map((note) => JSON.stringify(note))]);
    const { rowCount } = await this.pool.query(
      `insert into notes (game, file, number, kind, author, place, text, annotated)
       select $1, $2, n.number, $3, n.author, n.place, n.text, n.annotated
       from jsonb_to_recordset($4)
         as n (number integer, author text, place integer, text text, annotated jsonb)
       where ${isThere('$1')}
       on conflict do nothing`,
      [
        game,
        file,
        kind,
        JSON.stringify(
          notes.map(({ index, author, text, annotated }, at) => ({
            ...{ number: at + 1, author, place: index, annotated },
            text: text.replaceAll('\u0000', ''),
          })),
        ),
      ],
    );
    return rowCount ?? 0;
  }

  async of(game: string): Promise<readonly StoredNote[]> {
    const { rows } = await this.pool.query<StoredNote>({
      name: 'notes-of-game',
      text: `select place as index, author, text, kind, kept_at as "keptAt", annotated
             from notes where game = $1 order by place, kept_at, file, number`,
      values: [game],
    });
    return rows;
  }
}
