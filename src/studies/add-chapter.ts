import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Caller } from '../access/caller';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import { chapterIdFrom } from './branches/branch-id';
import { StudyDesk } from './desk';
import { FindSource, type WantedSource } from './find-source';

export interface AddedChapter {
  readonly ok: true;
  readonly chapter: string;
}

/** Adds a chapter that begins at a moment of a game, in a world of a seat's, or in a position. */
export class AddChapter extends Command<AddedChapter | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly study: string,
    readonly title: string,
    readonly source: WantedSource,
  ) {
    super();
  }
}

@CommandHandler(AddChapter)
export class AddChapterHandler implements ICommandHandler<AddChapter> {
  constructor(
    private readonly desk: StudyDesk,
    private readonly sources: FindSource,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  async execute({
    caller,
    study,
    title,
    source,
  }: AddChapter): Promise<AddedChapter | StudyRefusal> {
    const at = await this.desk.asMember(caller, study);
    if (!at.ok) return at;
    const found = await this.sources.find(caller, at.study.seed, source);
    if (!found.ok) return found;
    const chapter = chapterIdFrom(this.clock.newId());
    const added = await this.desk.write(study, {
      ...{ type: 'add-chapter', by: at.member.id, chapter, title, source: found.source },
    });
    if (!added.ok || found.moves === undefined) return added.ok ? { ok: true, chapter } : added;
    const moves = { parent: 0, moves: found.moves };
    const by = at.member.id;
    const grown = await this.desk.write(study, { type: 'grow', by, chapter, ...moves });
    return grown.ok ? { ok: true, chapter } : grown;
  }
}
