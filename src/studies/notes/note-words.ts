import type { Memory } from '#streams/memory';
import { Remembered } from '#streams/remembered';

/** What people wrote, kept apart from the events: it goes when its author's name is erased. */
export interface NoteTexts {
  /** False where the author's name was erased. */
  keep(
    study: string,
    author: string,
    words: { readonly note: string; readonly revision: number; readonly text: string },
  ): Promise<boolean>;
  of(
    study: string,
    notes: readonly string[] | null,
  ): Promise<
    readonly { readonly note: string; readonly revision: number; readonly text: string }[]
  >;
}

type Known = Map<string, string | null>;

/** Studies whose notes are in memory. */
const HELD = 32;

const nameOf = (note: string, revision: number): string => `${note} ${revision}`;

/** Words of notes as they are read, all of a study at once. */
export class NoteWords {
  private readonly held: Remembered<Known>;

  constructor(
    private readonly texts: NoteTexts,
    memory: Memory,
  ) {
    this.held = new Remembered(memory, HELD);
  }

  /** Null for what was erased. */
  async of(
    study: string,
    notes: readonly { readonly id: string; readonly revision: number }[],
  ): Promise<(note: string, revision: number) => string | null> {
    const era = this.held.era();
    const known = this.held.get(study) ?? (await this.read(study, null, new Map()));
    // Words are kept before their event: what is still missing then was erased.
    const missing = notes.filter(({ id, revision }) => !known.has(nameOf(id, revision)));
    if (missing.length > 0) {
      await this.read(study, [...new Set(missing.map(({ id }) => id))], known);
      for (const { id, revision } of missing)
        if (!known.has(nameOf(id, revision))) known.set(nameOf(id, revision), null);
    }
    this.held.hold(era, study, known);
    return (note, revision) => known.get(nameOf(note, revision)) ?? null;
  }

  keep(
    study: string,
    author: string,
    words: { readonly note: string; readonly revision: number; readonly text: string },
  ): Promise<boolean> {
    return this.texts.keep(study, author, words);
  }

  private async read(study: string, notes: readonly string[] | null, known: Known): Promise<Known> {
    for (const { note, revision, text } of await this.texts.of(study, notes))
      known.set(nameOf(note, revision), text);
    return known;
  }
}
