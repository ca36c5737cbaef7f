import { Query } from '@nestjs/cqrs';
import type { ObservedAccess } from '#notation/observed/accesses';
import type { ObservedName } from '#notation/observed/view-fact';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from './answer';

export interface AccessSeen extends Omit<ObservedAccess, 'card' | 'audience' | 'index' | 'run'> {
  readonly at: number;
  /** Null for an access without a run. */
  readonly run: number | null;
  readonly card: ObservedName;
}

/** What was accessed in an observed game, and what became of it, as a viewer may know it. */
export class ListObservedAccesses extends Query<Answer<readonly AccessSeen[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}
