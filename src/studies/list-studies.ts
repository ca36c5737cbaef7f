import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Clock } from '../platform/clock/clock';
import type { Rows, Span } from '../platform/projections/span';
import { CLOCK } from '../platform/tokens';
import { STUDY_INDEX, type ListedStudy, type StudyIndex } from './study-index';

/**
 * Published studies, the newest first. By their titles alone: how many chapters one has, and when it was
 * changed, would tell of games that are closed.
 */
export class ListStudies extends Query<Rows<ListedStudy>> {
  constructor(
    /** Part of the title. */
    readonly words: string | null,
    /** By positions of studies. */
    readonly span: Span<string>,
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

  execute({ words, span }: ListStudies): Promise<Rows<ListedStudy>> {
    return this.index.list(words, this.clock.now(), span);
  }
}
