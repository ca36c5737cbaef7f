import { viewLegal } from '#rules';
import type { View } from '#notation/scenario/scenario';
import { factLog } from '../project/facts';
import { project } from '../project/projection';
import { viewerOf } from '../project/viewed';
import type { Stand, Table } from '../stand';

/** Everything a viewer is told: position with the open question, its legal answers, the log. */
const toldTo = (table: Table, stand: Stand, view: View): string =>
  JSON.stringify([
    project(table, stand, view),
    viewLegal(table.rules.pool, stand.state, viewerOf(view)),
    factLog(table, stand, view),
  ]);

/** Which of the titles a viewer is told somewhere. */
export function secretsIn(
  table: Table,
  stand: Stand,
  view: View,
  titles: readonly string[],
): readonly string[] {
  const told = toldTo(table, stand, view);
  return titles.filter((title) => told.includes(JSON.stringify(title).slice(1, -1)));
}
