import { Query } from '@nestjs/cqrs';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from './answer';
import type { SeenDecision } from './viewer-replay';

export interface DecisionPage {
  readonly decisions: readonly SeenDecision[];
  /** Whether a decision that the viewer saw lies beyond the page. */
  readonly more: boolean;
}

/** Decisions that a viewer saw being made, `first` at most after number `after` of the viewer's. */
export class ListDecisions extends Query<Answer<DecisionPage>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly first: number,
    readonly after: number,
  ) {
    super();
  }
}
