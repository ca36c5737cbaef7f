import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { chapterOf } from '#studies/study/evolve';
import { stands } from '#studies/study/tree';
import type { Caller } from '../../access/caller';
import { CHAPTERS, type Chapters } from '../ports';
import { StudyGate } from '../study-gate';
import { StudyStreams } from '../study-streams';
import { placeOfBranch } from './branch-id';

export interface BranchSight {
  readonly ok: true;
  readonly ranges: 'all';
}

/**
 * Whether somebody may look at a branch: at its study, and at the game that it begins in. Then they see
 * all of it, as any viewer: the truth was theirs already, or nothing in it is true. Null: there is no
 * such branch for them.
 */
export class CheckBranch extends Query<BranchSight | null> {
  constructor(
    readonly caller: Caller,
    readonly branch: string,
    readonly viewer: Viewer | null,
  ) {
    super();
  }
}

@QueryHandler(CheckBranch)
export class CheckBranchHandler implements IQueryHandler<CheckBranch> {
  constructor(
    private readonly streams: StudyStreams,
    @Inject(CHAPTERS) private readonly chapters: Chapters,
    private readonly gate: StudyGate,
  ) {}

  async execute({ caller, branch }: CheckBranch): Promise<BranchSight | null> {
    const place = placeOfBranch(branch);
    const studyId = place === null ? null : await this.chapters.studyOf(place.chapter);
    const study = studyId === null ? null : await this.streams.load(studyId);
    if (place === null || study === null || study.about !== null) return null;
    if (!this.gate.mayRead(study, caller)) return null;
    const chapter = chapterOf(study, place.chapter);
    if (chapter === null || !stands(chapter, place.node)) return null;
    return (await this.gate.maySee(chapter.source, caller)) ? { ok: true, ranges: 'all' } : null;
  }
}
