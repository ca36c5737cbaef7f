import { Query } from '@nestjs/cqrs';
import type { Side } from '#rules/state/side';
import type { KnowledgeView } from '#rules/view/knowledge/view';
import type { Answer } from './answer';

/** What a seat knew at one of its moments of the cards it did not see. */
export class GetKnowledge extends Query<Answer<readonly KnowledgeView[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Side,
    readonly at: number,
  ) {
    super();
  }
}
