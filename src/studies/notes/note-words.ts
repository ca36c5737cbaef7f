import { renderNote } from '#studies/notes/render';
import type { Memory } from '#streams/memory';
import { Remembered } from '#streams/remembered';

interface KeptWords {
  readonly note: string;
  readonly revision: number;
  readonly text: string;
}

/** What people wrote, kept apart from the events: it goes when its author's name is erased. */
export interface NoteTexts {
  /** False where the author's name was erased. */
  keep(study: string, author: string, words: KeptWords): Promise<boolean>;
  /** Of these notes; of all where none are named. */
  of(study: string, notes: readonly string[] | null): Promise<readonly KeptWords[]>;
}

/** A revision of a note as it is read; null for words that were erased. */
export interface ReadWords {
  readonly revision: number;
  readonly text: string | null;
  readonly html: string | null;
}

interface NoteRevision {
  readonly id: string;
  readonly revision: number;
}

/** Looked at more than once. */
interface Revisions {
  values(): Iterable<NoteRevision>;
}

const revisionsOf = (notes: Iterable<NoteRevision>): ReadonlyMap<string, number> =>
  new Map(Array.from(notes, ({ id, revision }) => [id, revision]));

type Known = Map<string, ReadWords>;

/** Studies whose notes are in memory. */
const HELD = 32;

/** Words of notes as they are read, all of a study at once. */
export class NoteWords {
  private readonly held: Remembered<Known>;

  constructor(
    private readonly texts: NoteTexts,
    memory: Memory,
  ) {
    this.held = new Remembered(memory, HELD);
  }

  /** By the ids of the notes, in the revisions that are asked for. */
  async of(study: string, notes: Revisions): Promise<ReadonlyMap<string, ReadWords>> {
    const era = this.held.era();
    const held = this.held.get(study);
    const known: Known = held ?? new Map();
    if (held === undefined) await this.read(study, null, known, revisionsOf(notes.values()));
    const missing: NoteRevision[] = [];
    for (const note of notes.values())
      if (known.get(note.id)?.revision !== note.revision) missing.push(note);
    if (missing.length > 0) {
      const wanted = revisionsOf(missing);
      await this.read(study, [...wanted.keys()], known, wanted);
      // Words are kept before their event: what is still missing was erased.
      for (const [id, revision] of wanted)
        if (known.get(id)?.revision !== revision)
          known.set(id, { revision, text: null, html: null });
    }
    this.held.hold(era, study, known);
    return known;
  }

  keep(study: string, author: string, words: KeptWords): Promise<boolean> {
    return this.texts.keep(study, author, words);
  }

  private async read(
    study: string,
    notes: readonly string[] | null,
    known: Known,
    wanted: ReadonlyMap<string, number>,
  ): Promise<void> {
    for (const { note, revision, text } of await this.texts.of(study, notes))
      if (wanted.get(note) === revision)
        known.set(note, { revision, text, html: renderNote(text) });
  }
}
