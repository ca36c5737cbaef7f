import { Query } from '@nestjs/cqrs';
import type { LegalView } from '#rules/view/legal';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from '../../answer';

/** What could be decided at a position: for the player who is asked there, and for the judge. */
export class ListLegalDecisions extends Query<Answer<readonly LegalView[]>> {
  constructor(
    readonly game: string,
    readonly at: number,
    readonly viewer: Viewer,
  ) {
    super();
  }
}
