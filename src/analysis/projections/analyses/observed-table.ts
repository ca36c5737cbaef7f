import { observedReport } from '#analysis/observed/observed-report';
import { ObservedReplay } from '#notation/observed/observed-replay';
import { newestReadings } from '#notation/observed/newest-readings';
import { storingAtEase } from '../../../platform/observability/at-ease';
import type { Projection } from '../../../platform/projections/projection';
import { REPORTS_VERSION, reportTable, rowsFor, writeReports } from './report-table';

const removals = ['delete from report where id = any($1::uuid[])'];

/** Analyses of observed games, beside `analyses`, as their files were read last. */
export const observedAnalyses: Projection = {
  name: 'observed_analyses',
  version: REPORTS_VERSION,
  category: 'observed',
  tables: reportTable,
  removals,
  apply: async (transaction, events) => {
    for (const { id, header, entries, isAgain } of newestReadings(events)) {
      const replay = new ObservedReplay({ header, entries, verdict: null });
      if (isAgain) for (const removal of removals) await transaction.query(removal, [[id]]);
      const reporting = rowsFor(id, (viewer) => observedReport(replay, viewer));
      await writeReports(transaction, await storingAtEase(reporting));
    }
  },
};
