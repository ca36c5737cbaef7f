import { annotatedIn } from '#notation/observed/annotation';
import type { Note } from '#notation/observed/import-result';
import type { Notes } from './notes';

/** Where notes are kept by who does not know what files of annotations say. */
interface NoteRows extends Pick<Notes, 'keep'> {
  of(game: string): Promise<
    readonly (Omit<Note, 'annotated'> & {
      readonly kind: string;
      readonly keptAt: Date;
      readonly annotated?: unknown;
    })[]
  >;
}

export const keptNotes = (rows: NoteRows): Notes => ({
  keep: (game, kind, notes) => rows.keep(game, kind, notes),
  of: async (game) => {
    const stored = await rows.of(game);
    return stored.map(({ annotated: said, ...note }) => {
      const annotated = annotatedIn(said);
      return annotated === null ? note : { ...note, annotated };
    });
  },
});
