import { Query } from '@nestjs/cqrs';
import type { ObservedHeader, ObservedVerdict } from '#notation/observed/header';

export interface DescribedGame {
  readonly header: ObservedHeader;
  /** The newest. */
  readonly verdict: ObservedVerdict | null;
}

/** What there is to say about an observed game as a whole; null when there is none. */
export class DescribeObserved extends Query<DescribedGame | null> {
  constructor(readonly game: string) {
    super();
  }
}
