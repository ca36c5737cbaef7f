import { byStream } from '../../../platform/event-store/by-stream';
import type { EventStore, RecordedEvent } from '../../../platform/event-store/event-store';
import { atEase } from '../../../platform/observability/at-ease';
import type { Projection } from '../../../platform/projections/projection';
import type { FoldedGame } from '../../folding/folded-game';
import type { GameFolder } from '../../folding/game-folder';
import { reportRows } from './fold';
import { REPORTS_VERSION, reportTable, writeReports } from './report-table';

async function whole(
  events: readonly RecordedEvent[],
  store: Pick<EventStore, 'readStream'>,
): Promise<readonly RecordedEvent[]> {
  const [first] = events;
  if (first === undefined || first.version === 1) return events;
  const read = await store.readStream(first.stream, 1, first.version - 1);
  if (!read.ok) throw new Error(read.message);
  return [...read.events, ...events];
}

const isOver = ({ told }: FoldedGame): boolean =>
  told.at(-1)?.facts.some((fact) => fact.type === 'game-ended') === true;

/** Analyses of games of decisions, weighed once they are over. */
export const analyses = (folder: GameFolder): Projection => ({
  name: 'analyses',
  version: REPORTS_VERSION,
  category: 'game',
  tables: reportTable,
  removals: ['delete from report where id = any($1::uuid[])'],
  apply: async (transaction, events, store) => {
    for (const group of byStream(events, ({ stream }) => stream).values()) {
      const game = await folder.fold(group, store);
      if (!isOver(game)) continue;
      const reporting = reportRows(folder.pools, game, await whole(group, store));
      await writeReports(transaction, await atEase(reporting));
    }
  },
  forget: () => folder.forget(),
});
