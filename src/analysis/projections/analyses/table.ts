import { byStream } from '../../../platform/event-store/by-stream';
import { storingAtEase } from '../../../platform/observability/at-ease';
import type { Projection } from '../../../platform/projections/projection';
import type { FoldedGame } from '../../folding/folded-game';
import type { GameFolder } from '../../folding/game-folder';
import { wholeStream } from '../../folding/whole-stream';
import { reportRows } from './fold';
import { REPORTS_VERSION, reportTable, writeReports } from './report-table';

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
      const reporting = reportRows(folder.pools, game, await wholeStream(group, store));
      await writeReports(transaction, await storingAtEase(reporting));
    }
  },
  forget: () => folder.forget(),
});
