import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import { STUDY_INDEX, type ListedStudy, type StudyIndex } from './study-index';

export interface StudyPage {
  readonly studies: readonly ListedStudy[];
  readonly hasNext: boolean;
}

/**
 * Published studies, the newest first. By their titles alone: how many chapters one has, and when it was
 * changed, would tell of games that are closed.
 */
export class ListStudies extends Query<StudyPage> {
  constructor(
    /** Part of the title. */
    readonly words: string | null,
    readonly first: number,
    /** Position of the last study of the page before. */
    readonly after: string | null,
  ) {
    super();
  }
}

@QueryHandler(ListStudies)
export class ListStudiesHandler implements IQueryHandler<ListStudies> {
  constructor(
    @Inject(STUDY_INDEX) private readonly index: StudyIndex,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async execute({ words, first, after }: ListStudies): Promise<StudyPage> {
    const rows = await this.index.list(words, this.clock.now(), first + 1, after);
    return { studies: rows.slice(0, first), hasNext: rows.length > first };
  }
}
