import type { InsteadOfDamage } from '../ability/ability';
import type { Context } from '../state/context';
import type { ImminentVars } from '../state/frame';
import type { Work } from '../machine/work';
import { isHooked } from '../query/hook';
import { billFor } from '../query/bill';
import { answering, cardOf } from '../query/card';
import { contextOf } from '../query/context';
import { barToPay } from './payment';
import { currentRun } from '../query/run';

export interface DamageReplacement {
  readonly ability: InsteadOfDamage;
  readonly context: Context;
  readonly path: string;
  /** Which of the imminent effects it replaces. */
  readonly item: number;
}

/** ORD-01: the first of its kind in this run, were it prevented or not. */
function isFirstOfRun(g: Work, kind: string): boolean {
  const run = currentRun(g)?.serial ?? 0;
  const rows = g.state.history.thisTurn.filter(
    (row) => row.type === 'damage-imminent' && row.detail === kind && row.run === run,
  );
  return rows.length === 1;
}

function replaces(g: Work, ability: InsteadOfDamage, context: Context): boolean {
  if (currentRun(g)?.server !== context.server || !isFirstOfRun(g, ability.damage)) return false;
  const bill = billFor(g, context, ability.cost);
  return barToPay(g, context.controller, 'using', context.source, bill) === null;
}

/** The next replacement that can be offered for damage about to be done (REPL-01, REPL-02). */
export function replacementFor(g: Work, v: ImminentVars): DamageReplacement | null {
  const hook = g.pool.hooks.get('instead:damage');
  if (!isHooked(g, hook) || currentRun(g) === null) return null;
  for (const [at, item] of v.items.entries()) {
    if (item.what !== 'damage' || !item.done || item.amount === 0) continue;
    for (const id of g.state.active)
      for (const { path, ability } of answering(g, cardOf(g, id), hook)) {
        if (ability.kind !== 'instead' || ability.of !== 'damage') continue;
        const context = contextOf(g, cardOf(g, id));
        if (ability.damage !== item.kind || v.offered.includes(id)) continue;
        if (replaces(g, ability, context)) return { ability, context, path, item: at };
      }
  }
  return null;
}
