import { Query } from '@nestjs/cqrs';
import type { Side } from '#rules/state/side';
import type { HindsightView } from '#rules/view/knowledge/view';
import type { Answer } from './answer';

/** What a seat knew at one of its moments, beside the truth: for judges. */
export class GetHindsight extends Query<Answer<readonly HindsightView[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Side,
    readonly at: number,
  ) {
    super();
  }
}
