import { Query } from '@nestjs/cqrs';
import type { FactView } from '#rules/view/fact';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from '../../answer';

export interface ToldFact {
  readonly view: FactView;
  readonly text: string;
}

/** What decision `at` made happen, as a viewer saw it; at 0, the opening. */
export class ListFacts extends Query<Answer<readonly ToldFact[]>> {
  constructor(
    readonly game: string,
    readonly at: number,
    readonly viewer: Viewer,
  ) {
    super();
  }
}
