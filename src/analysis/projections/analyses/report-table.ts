import { viewers, type Viewer } from '#rules';
import type { GameReport } from '#analysis/report/game-report';
import type { Folding } from '#streams/folding';
import type { ProjectionTransaction } from '../../../platform/projections/projection';

/** What a viewer may read of the analyses of a game that is over. */
export interface ReportRow {
  readonly id: string;
  readonly viewer: Viewer;
  readonly report: GameReport;
}

/** Raised when an analysis counts otherwise, or its report has another shape: all are made anew. */
export const REPORTS_VERSION = 19;

export const reportTable = `
    create table report (
      id     uuid not null,
      viewer text not null,
      report json not null,
      primary key (id, viewer)
    )`;

/** A report for each viewer who has one. */
export function* rowsFor(
  id: string,
  reportFor: (viewer: Viewer) => GameReport | null,
): Folding<readonly ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const viewer of viewers) {
    const report = reportFor(viewer);
    if (report !== null) rows.push({ id, viewer, report });
    yield;
  }
  return rows;
}

export async function writeReports(
  transaction: ProjectionTransaction,
  rows: readonly ReportRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await transaction.query(
    `insert into report select * from json_populate_recordset(null::report, $1)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
