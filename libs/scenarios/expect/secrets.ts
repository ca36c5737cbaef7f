import { namesAnyTitle, viewLegal } from '#rules';
import type { View } from '#notation/scenario/scenario';
import { factLog } from '../project/facts';
import { project } from '../project/projection';
import { viewerOf } from '../project/viewed';
import type { Stand, Table } from '../stand';

/** Without a question whose answers are all titles of the pool: they tell nothing of this table. */
const apartFromNames = (table: Table, stand: Stand): Stand =>
  namesAnyTitle(table.rules.pool, stand.state)
    ? { ...stand, state: { ...stand.state, prompt: null } }
    : stand;

/** Everything a viewer is told: position with the open question, its legal answers, the log. */
function toldTo(table: Table, at: Stand, view: View): string {
  const stand = apartFromNames(table, at);
  return JSON.stringify([
    project(table, stand, view),
    viewLegal(table.rules.pool, stand.state, viewerOf(view)),
    factLog(table, stand, view),
  ]);
}

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
