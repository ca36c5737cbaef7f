import { legalFor } from '#rules/view/prompt';
import type { CardId } from '#rules/state/card';
import { newGame } from '#rules/state/opening';
import type { View } from '#notation/scenario/scenario';
import { factLog } from '../project/facts';
import { project } from '../project/projection';
import { namedNow, viewerOf } from '../project/viewed';
import type { Stand, Table } from '../stand';

/** Everything a viewer is told: position with the open question, its legal answers, the log. */
export function toldTo(table: Table, stand: Stand, view: View): string {
  const g = newGame(table.rules.pool, stand.state, null);
  const name = (id: CardId): unknown => namedNow(table, stand.state, id, view);
  const legal = legalFor(g, viewerOf(view)).map((one) =>
    'card' in one ? { ...one, card: name(one.card) } : one,
  );
  return JSON.stringify([project(table, stand, view), legal, factLog(table, stand, view)]);
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
