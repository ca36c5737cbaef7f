import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { badNote } from '#studies/notes/render';
import { mayAs } from '#studies/study/decide';
import { notYours } from '#studies/study/places';
import { refuse, type StudyRefusal } from '#studies/study/refusal';
import type { Anchor, Audience, Glyph, Mark } from '#studies/study/study';
import type { Caller } from '../../access/caller';
import type { Clock } from '../../platform/clock/clock';
import { CLOCK } from '../../platform/tokens';
import { StudyDesk } from '../desk';
import { AnchorCheck } from './anchor-check';
import { NotePace } from './pace';
import { NoteWords } from './note-words';

export interface NewNote {
  readonly anchor: Anchor;
  /** The first note of the thread it answers in; null begins one. */
  readonly thread: string | null;
  readonly audience: Audience;
  readonly text: string;
  readonly glyph: Glyph | null;
  readonly marks: readonly Mark[];
}

export interface WrittenNote {
  readonly ok: true;
  readonly note: string;
}

/** Writes a note at a moment or a branch of a chapter. */
export class WriteNote extends Command<WrittenNote | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly study: string,
    readonly chapter: string,
    readonly note: NewNote,
  ) {
    super();
  }
}

export const erased = (note: string): StudyRefusal =>
  refuse('NOT_YOURS', `note ${note}`, 'your name was erased here', 'Ask for a new key.');

@CommandHandler(WriteNote)
export class WriteNoteHandler implements ICommandHandler<WriteNote> {
  constructor(
    private readonly desk: StudyDesk,
    private readonly anchors: AnchorCheck,
    private readonly words: NoteWords,
    private readonly pace: NotePace,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  async execute({ caller, study, chapter, note }: WriteNote): Promise<WrittenNote | StudyRefusal> {
    const at = await this.desk.atChapter(caller, study, chapter);
    if (!at.ok) return at;
    const { text, ...rest } = note;
    const { id: by, name } = at.member;
    if (!mayAs(at.study, by, 'commenter'))
      return notYours(
        `chapter ${chapter}`,
        'writing a note',
        'a commenter, an editor or the owner',
      );
    const says = text.trim() !== '' || rest.glyph !== null || rest.marks.length > 0;
    if (!says) return refuse('BAD_TEXT', 'text', 'the note says nothing', 'Write something.');
    const bad = badNote(text);
    if (bad !== null) return bad;
    const anchor = await this.anchors.placed(at.chapter, rest.anchor);
    if ('code' in anchor) return anchor;
    const unmarked = await this.anchors.marked(at.chapter, anchor, rest.marks);
    if (unmarked !== null) return unmarked;
    const refused = await this.pace.take(by);
    if (refused !== null) return refused;
    const id = this.clock.newId();
    const kept = await this.words.keep(study, name ?? '', { note: id, revision: 1, text });
    if (!kept) return erased(id);
    const written = await this.desk.write(study, {
      type: 'write-note',
      by,
      note: id,
      chapter,
      ...rest,
      anchor,
    });
    return written.ok ? { ok: true, note: id } : written;
  }
}
