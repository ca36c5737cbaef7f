import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../access/caller';
import type { StudyChange } from './change';
import { StudyChanges } from './study-changes';

export interface NumberedChange extends StudyChange {
  /** From 1, among the changes that the caller may know of. */
  readonly number: number;
}

/** The changes of a study behind a number, oldest first, `first` at most; none where there is no study. */
export class ListHistory extends Query<readonly NumberedChange[]> {
  constructor(
    readonly caller: Caller,
    readonly study: string,
    readonly after: number,
    readonly first: number,
  ) {
    super();
  }
}

@QueryHandler(ListHistory)
export class ListHistoryHandler implements IQueryHandler<ListHistory> {
  constructor(private readonly changes: StudyChanges) {}

  async execute({ caller, study, after, first }: ListHistory): Promise<readonly NumberedChange[]> {
    const read = await this.changes.since(caller, study, 0);
    if (!read.ok) return [];
    return read.changes
      .map((change, at) => ({ ...change, number: at + 1 }))
      .slice(after, after + first);
  }
}
