import { annotatedIn } from '#notation/observed/annotation';
import type { NoteTable } from '../../platform/notes/notes';
import type { Notes } from './notes';

/** Notes in their table, which keeps what files of annotations say without knowing it. */
export const keptNotes = (table: NoteTable): Notes => ({
  keep: (game, kind, notes) => table.keep(game, kind, notes),
  of: async (game) => {
    const stored = await table.of(game);
    return stored.map(({ annotated: said, ...note }) => {
      const annotated = annotatedIn(said);
      return annotated === null ? note : { ...note, annotated };
    });
  },
});
