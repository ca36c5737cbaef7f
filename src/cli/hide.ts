import type { StudyCommand } from '#studies/study/commands';
import { isStoredId } from '#text/stored-id';
import type { Command } from './io';
import { parseOptions } from './options';
import { STORE_USAGE } from './stored';

export const USAGE = `usage: retrace hide [--undo] NOTE
Hides a note of a study, or beside a game, from everybody but its author, such as
  retrace hide 5f0c8a52-3c0e-8d0b-9b0e-0f6c2d1a7e11
NOTE is its id, as "notes" and "threads" tell it. With --undo it is shown again, whoever hid it. The
next reading is without it, or has it again. Prints what became of it; the exit code is 1 when there
is no such note.
${STORE_USAGE}`;

/** Notes of studies and beside games, as a command has them in hand. */
export interface StoredNotes {
  /** The study, or the notebook of a game, that a note was written in; null for none. */
  studyOf(note: string): Promise<string | null>;
  /** Whether it changed anything; a message where it is refused. */
  write(study: string, command: StudyCommand): Promise<boolean | string>;
  close(): Promise<void>;
}

/** Hides a note from all but its author, whoever wrote it and wherever, or shows it again, whoever hid it. */
export const hide =
  (open: () => Promise<StoredNotes>): Command =>
  async (args, io) => {
    const options = parseOptions(args, { undo: { type: 'boolean' } });
    const [note, ...more] = options.ok ? options.positionals : [];
    if (!options.ok || note === undefined || more.length > 0) {
      io.err(`${options.ok ? 'Give the id of one note.' : options.message}\n${USAGE}`);
      return 2;
    }
    const notes = await open();
    try {
      const study = isStoredId(note) ? await notes.studyOf(note) : null;
      if (study === null) {
        io.err(`There is no note ${note}.\n`);
        return 1;
      }
      const undo = options.values['undo'] === true;
      const type = undo ? 'unhide-note' : 'hide-note';
      const written = await notes.write(study, { type, by: null, as: 'operator', note });
      if (typeof written === 'string') {
        io.err(`${written}\n`);
        return 1;
      }
      const now = undo ? 'shown again' : 'hidden';
      const before = undo ? 'not hidden' : 'hidden before';
      io.out(`The note ${note} ${written ? `is ${now}` : `was ${before}`}.\n`);
      return 0;
    } finally {
      await notes.close();
    }
  };
