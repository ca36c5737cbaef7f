import type { Context } from '../state/context';
import type { Happening } from '../state/filter';
import type { HistoryRow } from '../state/history';
import type { Work } from '../machine/work';
import { fits } from './ask';
import { cardOf } from './card';
import { currentRun } from './run';
import { serverFits } from './server-fits';

/** What is remembered of a time; of an encounter, from where it began (ENC-11). */
function rowsOf(g: Work, when: Happening['when']): readonly HistoryRow[] {
  const { thisTurn, lastTurn } = g.state.history;
  if (when === 'last-turn') return lastTurn;
  if (when !== 'this-encounter') return thisTurn;
  const began = thisTurn.findLastIndex((row) => row.type === 'ice-encountered');
  return began < 0 ? [] : thisTurn.slice(began);
}

/** Whether something remembered is such a thing. */
export function isSo(g: Work, context: Context, row: HistoryRow, wanted: Happening): boolean {
  if (row.type !== wanted.fact) return false;
  const { server, card, damage, from, by, accessed, outcome } = wanted;
  return (
    (wanted.side === undefined || row.side === wanted.side) &&
    (server === undefined || serverFits(g, context, server, row.server)) &&
    (card === undefined || row.card === null || fits(g, context, cardOf(g, row.card), card)) &&
    (damage === undefined ||
      (row.more?.damage !== undefined && damage.includes(row.more.damage))) &&
    // What is accessed says where in its detail.
    (from === undefined || (row.more?.from ?? row.detail) === from) &&
    (by === undefined || row.more?.by === by) &&
    (accessed === undefined || row.more?.accessed === true) &&
    (outcome === undefined || row.more?.outcome === outcome) &&
    (wanted.printed === undefined || row.more?.printed === true) &&
    (wanted.with === undefined || row.more?.with?.includes(context.source) === true) &&
    (wanted.this !== true || row.card === context.source)
  );
}

/** Whether anything of it took place. */
export function hasHappened(g: Work, context: Context, wanted: Happening): boolean {
  const { fact, when } = wanted;
  const isOfRun = when === 'this-run' || when === 'this-encounter';
  const run = currentRun(g)?.serial ?? -1;
  for (const row of rowsOf(g, when))
    if (row.type === fact && (!isOfRun || row.run === run) && isSo(g, context, row, wanted))
      return true;
  return false;
}

/** What took place in this encounter, this run, this turn or the turn before, as the rules remember it. */
export function happenings(g: Work, context: Context, wanted: Happening): readonly HistoryRow[] {
  const { fact, when } = wanted;
  const isOfRun = when === 'this-run' || when === 'this-encounter';
  const run = currentRun(g)?.serial ?? -1;
  return rowsOf(g, when).filter(
    // What is wanted has many shapes: of most rows only their type has to be looked at.
    (row) => row.type === fact && (!isOfRun || row.run === run) && isSo(g, context, row, wanted),
  );
}

/** PAW-12: since the last such thing no other window was opened than the one that is open now. */
export function isNextWindow(g: Work, context: Context, wanted: Happening): boolean {
  const { fact } = wanted;
  const { thisTurn, lastTurn } = g.state.history;
  let windows = 0;
  for (const rows of [thisTurn, lastTurn])
    for (let i = rows.length - 1; i >= 0; i -= 1) {
      const row = rows[i];
      if (row?.type === 'window-opened') windows += 1;
      if (windows > 1) return false;
      if (row?.type === fact && isSo(g, context, row, wanted)) return windows === 1;
    }
  return false;
}
