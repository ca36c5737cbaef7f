import { Query } from '@nestjs/cqrs';
import type { DecisionView } from '#rules/view/decision';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from '../../answer';

export interface SeenDecision {
  /** From 1. */
  readonly number: number;
  readonly view: DecisionView;
  readonly text: string;
}

export interface DecisionPage {
  readonly decisions: readonly SeenDecision[];
  /** Whether a decision that the viewer saw lies beyond the page. */
  readonly more: boolean;
}

/** Decisions after number `after` that a viewer saw being made, `first` at most. */
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
