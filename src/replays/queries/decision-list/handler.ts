import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { corePool } from '#cards/pool';
import { sayDecision } from '#rules/view/say-decision';
import { viewDecision } from '#rules/view/decision';
import type { Viewer } from '#rules/view/viewer';
import { answer } from '../../answer';
import type { Replay } from '../../replay';
import { Replays } from '../../replays';
import { ListDecisions, type DecisionPage, type SeenDecision } from './query';

/** Decisions of a page are shown as they were made: each in the state before it. */
function page(replay: Replay, viewer: Viewer, first: number, after: number): DecisionPage {
  const decisions: SeenDecision[] = [];
  for (const { number, state, by, decision } of replay.walk(after)) {
    const view = viewDecision(corePool, state, decision, by, viewer);
    if (view === null) continue;
    if (decisions.length === first) return { decisions, more: true };
    decisions.push({ number, view, text: sayDecision(view) });
  }
  return { decisions, more: false };
}

@QueryHandler(ListDecisions)
export class ListDecisionsHandler implements IQueryHandler<ListDecisions> {
  constructor(private readonly replays: Replays) {}

  execute({ game, viewer, first, after }: ListDecisions) {
    return answer(this.replays, game, after, (replay) => page(replay, viewer, first, after));
  }
}
