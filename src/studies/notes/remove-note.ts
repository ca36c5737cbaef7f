import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noNote } from '#studies/study/places';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Hider } from '#studies/study/study';
import type { Caller } from '../../access/caller';
import { StudyDesk } from '../desk';
import { GAME_ACCESS, type GameAccess } from '../ports';
import type { WrittenNote } from './write-note';

type Hiding = 'hide' | 'unhide';

/**
 * Takes a note of one's own out, or hides another's, or shows it again: as an editor, or as one whose game it
 * is about.
 */
export class RemoveNote extends Command<WrittenNote | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly study: string,
    readonly note: string,
    readonly how: 'remove' | Hiding,
  ) {
    super();
  }
}

@CommandHandler(RemoveNote)
export class RemoveNoteHandler implements ICommandHandler<RemoveNote> {
  constructor(
    private readonly desk: StudyDesk,
    @Inject(GAME_ACCESS) private readonly games: GameAccess,
  ) {}

  async execute({ caller, study: id, note, how }: RemoveNote): Promise<WrittenNote | StudyRefusal> {
    const at = await this.desk.at(caller, id);
    if (!at.ok) return at;
    const chapter = at.study.notes.get(note)?.chapter;
    const source = at.study.chapters.find((one) => one.id === chapter)?.source;
    if (chapter === undefined || source === undefined) return noNote(note);
    const owns = source.kind !== 'position' && this.games.owns(caller, source.game);
    if (how !== 'remove' && owns) return this.hide(how, id, note, null, 'game-owner');
    const there = await this.desk.atChapter(caller, id, chapter);
    if (!there.ok) return there.code === 'CHAPTER_NOT_FOUND' ? noNote(note) : there;
    const { member } = there;
    if (how !== 'remove') return this.hide(how, id, note, member.id, 'contributor');
    const written = await this.desk.write(id, { type: 'remove-note', by: member.id, note });
    return written.ok ? { ok: true, note } : written;
  }

  private async hide(
    how: Hiding,
    study: string,
    note: string,
    by: string | null,
    as: Hider,
  ): Promise<WrittenNote | StudyRefusal> {
    const written = await this.desk.write(study, { type: `${how}-note`, by, as, note });
    return written.ok ? { ok: true, note } : written;
  }
}
