import { Query } from '@nestjs/cqrs';
import type { LogHeader } from '#notation/native/header';
import type { Outcome } from '#rules/state/state';
import type { Extent } from '#rules/view/course';
import type { ForEach } from '#rules/view/viewer';

export interface ReplayedGame {
  readonly id: string;
  readonly header: LogHeader;
  /** Codes of cards. */
  readonly identities: { readonly corp: string; readonly runner: string };
  readonly decisions: number;
  /** How much of it each viewer has been told. */
  readonly told: ForEach<Extent>;
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
