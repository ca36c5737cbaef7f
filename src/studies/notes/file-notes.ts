import { Inject, Injectable } from '@nestjs/common';
import type { FileChapter, StudyFile } from '#studies/log/study-file';
import type { StudyEvent, TakenChapter } from '#studies/study/events';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Anchor } from '#studies/study/study';
import type { Clock } from '../../platform/clock/clock';
import { CLOCK } from '../../platform/tokens';
import { StudyDesk } from '../desk';
import { AnchorCheck } from './anchor-check';
import { NoteWords } from './note-words';

type Written = Extract<StudyEvent, { type: 'noteWritten' }>;

/** The notes of a study's file. */
@Injectable()
export class FileNotes {
  constructor(
    private readonly desk: StudyDesk,
    private readonly words: NoteWords,
    private readonly anchors: AnchorCheck,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  /** Writes the notes of a file under the names that it has for their authors. */
  async take(
    study: string,
    owner: { readonly id: string; readonly name: string },
    file: StudyFile,
    chapters: readonly TakenChapter[],
  ): Promise<StudyRefusal | null> {
    const authors = new Map([[owner.name, owner.id]]);
    const written: Written[] = [];
    const texts: { readonly author: string; readonly note: string; readonly text: string }[] = [];
    for (const [at, { notes, source }] of file.chapters.entries()) {
      const ids = notes.map(() => this.clock.newId());
      for (const [index, { author, text, thread, anchor, ...rest }] of notes.entries()) {
        const by = await this.memberFor(study, owner.id, author, authors);
        if (typeof by !== 'string') return by;
        const note = ids[index] ?? '';
        written.push({
          ...{ type: 'noteWritten', by, note, chapter: chapters[at]?.id ?? '' },
          ...{ ...rest, thread: thread === null ? null : (ids[thread - 1] ?? null) },
          anchor: await this.anchorIn(chapters[at], anchor, source),
        });
        if (author !== null) texts.push({ author, note, text });
      }
    }
    if (written.length === 0) return null;
    for (const { author, note, text } of texts)
      await this.words.keep(study, author, { note, revision: 1, text });
    const done = await this.desk.write(study, {
      ...{ type: 'take-notes', by: owner.id, notes: written },
    });
    return done.ok ? null : done;
  }

  /** Of a moment that its game does not have, the number that it came with. */
  private async anchorIn(
    chapter: TakenChapter | undefined,
    anchor: Anchor,
    source: FileChapter['source'],
  ): Promise<Anchor> {
    const here = anchorHere(anchor, source);
    const placed = chapter === undefined ? here : await this.anchors.placed(chapter, here);
    return 'code' in placed ? here : placed;
  }

  /** Somebody of the author's name, whose key nobody has; nobody for a name that was erased. */
  private async memberFor(
    study: string,
    owner: string,
    author: string | null,
    authors: Map<string, string>,
  ): Promise<string | StudyRefusal> {
    if (author === null) return this.clock.newId();
    const known = authors.get(author);
    if (known !== undefined) return known;
    const id = this.clock.newId();
    const member = { id, name: author, role: 'commenter' } as const;
    const admitted = await this.desk.write(study, { type: 'admit', by: owner, member });
    if (!admitted.ok) return admitted;
    authors.set(author, id);
    return id;
  }
}

/** A world that was dealt comes back as its position, which has no moments. */
const anchorHere = (anchor: Anchor, source: FileChapter['source']): Anchor =>
  anchor.kind === 'moment' && source.kind === 'position' ? { kind: 'node', node: 0 } : anchor;
