import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Decision } from '#rules';
import { chapterOf } from '#studies/study/evolve';
import type { Chapter, Source, Study } from '#studies/study/study';
import { pathTo, stands } from '#studies/study/tree';
import { CHAPTERS, type Chapters } from '../ports';
import { StudyStreams } from '../study-streams';
import { branchId, placeOfBranch, type PlaceOfBranch } from './branch-id';
import { OpenChapter, type Begun } from './open-chapter';

export type FoundBranch = Begun & {
  /** From the game's decision, or from the position, on. */
  readonly decisions: readonly Decision[];
  /** Branches on the way to it, and how many of its decisions each has. */
  readonly passed: readonly { readonly id: string; readonly decisions: number }[];
  /** What its chapter begins in. */
  readonly source: Source;
};

/** The chapter of a branch that is there. */
function standing(study: Study | null, { chapter: id, node }: PlaceOfBranch): Chapter | null {
  const chapter = study === null ? null : chapterOf(study, id);
  return chapter !== null && stands(chapter, node) ? chapter : null;
}

/**
 * What a branch goes on from, and its decisions; null where there is none. Who may look was asked before, of
 * the study as it stood: a branch that is known since then is read by nobody again.
 */
export class FindBranch extends Query<FoundBranch | null> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(FindBranch)
export class FindBranchHandler implements IQueryHandler<FindBranch> {
  constructor(
    private readonly streams: StudyStreams,
    @Inject(CHAPTERS) private readonly chapters: Chapters,
    private readonly opening: OpenChapter,
  ) {}

  async execute({ id }: FindBranch): Promise<FoundBranch | null> {
    const place = placeOfBranch(id);
    const study = place === null ? null : await this.chapters.studyOf(place.chapter);
    if (place === null || study === null) return null;
    const known = standing(this.streams.known(study), place);
    const chapter = known ?? standing(await this.streams.load(study), place);
    if (chapter === null) return null;
    const path = pathTo(chapter, place.node);
    const begun = await this.opening.open(chapter);
    if (begun === null) return null;
    const before = begun.from === 'position' ? begun.before : [];
    const decisions = [...before, ...path].map(({ decision }) => decision);
    const numbers = [0, ...path.map(({ id: number }) => number)].slice(0, -1);
    const passed = numbers.map((number, at) => ({
      ...{ id: branchId(chapter.id, number), decisions: before.length + at },
    }));
    return { ...begun, decisions, passed, source: chapter.source };
  }
}
