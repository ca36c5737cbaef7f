import { Query } from '@nestjs/cqrs';
import type { LogHeader } from '#notation/native/header';
import type { Outcome } from '#rules/state/state';

export interface ReplayedGame {
  readonly id: string;
  readonly header: LogHeader;
  /** Codes of cards. */
  readonly identities: { readonly corp: string; readonly runner: string };
  readonly decisions: number;
  /** The number of the last turn begun. */
  readonly turns: number;
  readonly outcome: Outcome | null;
}

/** What there is to say about a stored game as a whole; null when there is none. */
export class DescribeGame extends Query<ReplayedGame | null> {
  constructor(readonly game: string) {
    super();
  }
}
