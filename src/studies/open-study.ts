import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StudyRefusal } from '#studies/study/refusal';
import { KEYS, type Keys } from '../access/keys';
import type { Key } from '../access/presented';
import type { Caller } from '../access/caller';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import { chapterIdFrom } from './branches/branch-id';
import { StudyDesk } from './desk';
import { FindSource, type WantedSource } from './find-source';

export interface OpenedStudy {
  readonly ok: true;
  readonly study: string;
  readonly chapter: string;
  /** The owner's; nothing but this answer ever holds it. */
  readonly key: Key;
}

/** Opens a study of somebody's with its first chapter; a chapter that is refused opens none. */
export class OpenStudy extends Command<OpenedStudy | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly title: string,
    /** The name the owner goes by. */
    readonly owner: string,
    readonly chapter: { readonly title: string; readonly source: WantedSource },
  ) {
    super();
  }
}

@CommandHandler(OpenStudy)
export class OpenStudyHandler implements ICommandHandler<OpenStudy> {
  constructor(
    private readonly desk: StudyDesk,
    private readonly sources: FindSource,
    @Inject(KEYS) private readonly keys: Pick<Keys, 'issue'>,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  async execute({ caller, title, owner, chapter }: OpenStudy): Promise<OpenedStudy | StudyRefusal> {
    const study = this.clock.newId();
    const seed = this.clock.newId();
    const by = this.clock.newId();
    const found = await this.sources.find(caller, seed, chapter.source);
    if (!found.ok) return found;
    const opened = await this.desk.write(study, {
      ...{ type: 'open', study, title, seed, clonedFrom: null },
      owner: { id: by, name: owner },
    });
    if (!opened.ok) return opened;
    const id = chapterIdFrom(this.clock.newId());
    const added = await this.desk.write(study, {
      ...{ type: 'add-chapter', by, chapter: id, title: chapter.title, source: found.source },
    });
    if (!added.ok) return added;
    if (found.moves !== undefined) {
      const moves = { parent: 0, moves: found.moves };
      const grown = await this.desk.write(study, { type: 'grow', by, chapter: id, ...moves });
      if (!grown.ok) return grown;
    }
    const key = await this.keys.issue({ for: 'study', study, member: by });
    return { ok: true, study, chapter: id, key };
  }
}
