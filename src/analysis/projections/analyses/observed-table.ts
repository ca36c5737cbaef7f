import { observedReport } from '#analysis/observed/observed-report';
import { ObservedReplay } from '#notation/observed/observed-replay';
import { gameObserved, observedStream } from '#notation/observed/stored';
import { byStream } from '../../../platform/event-store/by-stream';
import { storingAtEase } from '../../../platform/observability/at-ease';
import type { Projection } from '../../../platform/projections/projection';
import { REPORTS_VERSION, reportTable, rowsFor, writeReports } from './report-table';

/** Analyses of observed games, beside `analyses`; a game and its entries are one append, and never change. */
export const observedAnalyses: Projection = {
  name: 'observed_analyses',
  version: REPORTS_VERSION,
  category: 'observed',
  tables: reportTable,
  removals: ['delete from report where id = any($1::uuid[])'],
  apply: async (transaction, events) => {
    for (const [stream, group] of byStream(events, (event) => event.stream)) {
      if (group[0]?.type !== gameObserved) continue;
      const replay = new ObservedReplay(observedStream(group));
      const id = stream.slice('observed-'.length);
      const reporting = rowsFor(id, (viewer) => observedReport(replay, viewer));
      await writeReports(transaction, await storingAtEase(reporting));
    }
  },
};
