import { GameAnalyses } from '#analysis/report/game-report';
import { openRecorded } from '#notation/recorded/open-recorded';
import { decisionOf } from '#notation/recorded/recorded';
import { takeStored } from '#notation/recorded/take-stored';
import type { RulesByPool } from '#cards/rules-by-pool';
import { cloneState } from '#rules';
import type { Folding } from '#streams/folding';
import type { RecordedEvent } from '../../../platform/event-store/event-store';
import type { FoldedGame } from '../../folding/folded-game';
import { rowsFor, type ReportRow } from './report-table';

/** All analyses of a game that is over, for each viewer; `events` are all of it. */
export function* reportRows(
  pools: RulesByPool,
  { id, header, indexes }: FoldedGame,
  events: readonly RecordedEvent[],
): Folding<readonly ReportRow[]> {
  const { rules, state } = openRecorded(pools, header);
  const live = rules.live(state);
  const analyses = new GameAnalyses(rules.pool, cloneState(state));
  for (const event of events.slice(1)) {
    const { made, facts } = takeStored(live, decisionOf(event), `event ${event.version}`);
    analyses.take({ ...made, number: event.version - 1, state: live.state, facts });
    yield;
  }
  return yield* rowsFor(id, (viewer) => analyses.reportFor(viewer, indexes[viewer]));
}
