import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StudyCommand } from '#studies/study/commands';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Caller } from '../access/caller';
import { type AsOf, onKnownFirst, StudyDesk } from './desk';

type Edited = Extract<
  StudyCommand,
  {
    type:
      | 'retitle'
      | 'share'
      | 'dismiss'
      | 'retitle-chapter'
      | 'move-chapter'
      | 'remove-chapter'
      | 'name-branch'
      | 'mark-branch'
      | 'promote'
      | 'delete';
  }
>;

type WithoutBy<T> = T extends unknown ? Omit<T, 'by'> : never;
/** A change that needs nothing from outside of the study. */
export type Edit = WithoutBy<Edited>;

export interface EditedStudy {
  readonly ok: true;
  /** Whether it was so already. */
  readonly unchanged: boolean;
}

/** Changes a study as one of its members; a chapter that is not for them is not there. */
export class EditStudy extends Command<EditedStudy | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly study: string,
    readonly edit: Edit,
  ) {
    super();
  }
}

@CommandHandler(EditStudy)
export class EditStudyHandler implements ICommandHandler<EditStudy> {
  constructor(private readonly desk: StudyDesk) {}

  execute(command: EditStudy): Promise<EditedStudy | StudyRefusal> {
    return onKnownFirst((asOf) => this.edit(command, asOf));
  }

  private async edit(
    { caller, study, edit }: EditStudy,
    asOf: AsOf,
  ): Promise<EditedStudy | StudyRefusal> {
    const at =
      'chapter' in edit
        ? await this.desk.atChapter(caller, study, edit.chapter, asOf)
        : await this.desk.asMember(caller, study, asOf);
    if (!at.ok) return at;
    const written = await this.desk.write(study, { ...edit, by: at.member.id });
    return written.ok ? { ok: true, unchanged: written.events.length === 0 } : written;
  }
}
