import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { badNote } from '#studies/notes/render';
import { noNote } from '#studies/study/places';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Glyph, Mark } from '#studies/study/study';
import type { Caller } from '../../access/caller';
import { StudyDesk } from '../desk';
import { AnchorCheck } from './anchor-check';
import { NotePace } from './pace';
import { NoteWords } from './note-words';
import { erased, type WrittenNote } from './write-note';

/** Rewrites a note of one's own, from the revision that was read. */
export class ReviseNote extends Command<WrittenNote | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly study: string,
    readonly note: string,
    readonly revision: number,
    readonly text: string,
    readonly glyph: Glyph | null,
    readonly marks: readonly Mark[],
  ) {
    super();
  }
}

@CommandHandler(ReviseNote)
export class ReviseNoteHandler implements ICommandHandler<ReviseNote> {
  constructor(
    private readonly desk: StudyDesk,
    private readonly anchors: AnchorCheck,
    private readonly words: NoteWords,
    private readonly pace: NotePace,
  ) {}

  async execute(command: ReviseNote): Promise<WrittenNote | StudyRefusal> {
    const { caller, study, note: id, revision, text, glyph, marks } = command;
    const member = await this.desk.asMember(caller, study);
    if (!member.ok) return member;
    const note = member.study.notes.get(id);
    if (note === undefined) return noNote(id);
    const at = await this.desk.atChapter(caller, study, note.chapter);
    if (!at.ok) return noNote(id);
    const { id: by, name } = at.member;
    const unmarked = await this.anchors.marked(at.chapter, note.anchor, marks);
    const refused = badNote(text) ?? unmarked ?? (await this.pace.take(by));
    if (refused !== null) return refused;
    // Only the author's own next revision is kept; whoever else asks is refused below, with nothing kept.
    if (note.author === by && note.revision === revision) {
      const words = { note: id, revision: revision + 1, text };
      if (!(await this.words.keep(study, name ?? '', words))) return erased(id);
    }
    const written = await this.desk.write(study, {
      ...{ type: 'revise-note', by, note: id, revision, glyph, marks },
    });
    return written.ok ? { ok: true, note: id } : written;
  }
}
