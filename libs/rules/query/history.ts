import type { Condition } from '../ability/condition';
import type { Context } from '../state/context';
import type { Work } from '../machine/work';

/** Whether something the rules remember took place this turn or in the turn before. */
export function happened(
  g: Work,
  context: Context,
  wanted: Extract<Condition, { is: 'happened' }>,
): boolean {
  const rows = wanted.when === 'this-turn' ? g.state.history.thisTurn : g.state.history.lastTurn;
  return rows.some(
    (row) =>
      row.type === wanted.fact &&
      (wanted.side === undefined || row.side === wanted.side) &&
      (wanted.server === undefined || row.server === wanted.server) &&
      (wanted.this !== true || row.card === context.source),
  );
}
