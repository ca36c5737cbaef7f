import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { answerAs } from './answer';
import { Replays } from './replays';
import type { Seen, SeenDecision } from './viewer-replay';
import { ListDecisions, type DecisionPage } from './list-decisions.query';

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
