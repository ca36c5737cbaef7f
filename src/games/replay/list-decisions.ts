import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { type Answer, answerAs } from './answer';
import { Replays } from './replays';
import type { Seen, SeenDecision } from './viewer-replay';

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

function page(seen: Seen, first: number, after: number): DecisionPage {
  const decisions: SeenDecision[] = [];
  for (const one of seen.decisions(after)) {
    if (decisions.length === first) return { decisions, more: true };
    decisions.push(one);
  }
  return { decisions, more: false };
}

@QueryHandler(ListDecisions)
export class ListDecisionsHandler implements IQueryHandler<ListDecisions> {
  constructor(private readonly replays: Replays) {}

  execute(query: ListDecisions) {
    return answerAs(this.replays, query, (seen) => page(seen, query.first, query.after));
  }
}
