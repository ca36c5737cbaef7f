import type { Work } from '../machine/work';
import { call, type Next } from '../machine/next';
import type { FrameSteps } from '../state/steps';
import { answering, cardOf, answeringAnywhere } from '../query/card';
import { abilityOf, isWorking } from '../query/constant';
import { holds } from '../query/ask';
import { isHooked } from '../query/hook';
import { serverFits } from '../query/server-fits';
import { contextOfLasting, contextOf } from '../query/context';
import { couldChange } from '../legality/could-change';
import type { InsteadOfAccess } from '../ability/ability';
import type { Context } from '../state/context';
import type { RunVars } from '../state/run-vars';
import { blockFrame } from './block-frame';

interface Replacement {
  readonly ability: InsteadOfAccess;
  readonly context: Context;
}

/** "Instead of accessing cards": what could take the place of step 5.5 (REPL-01). */
export function replacements(g: Work, v: RunVars): Replacement[] {
  const found: Replacement[] = [];
  if (v.unmarked === true) return found;
  const consider = (path: string, context: Context): void => {
    const { ability } = abilityOf(g, path);
    if (ability.kind !== 'instead' || ability.of !== 'access') return;
    // RUN5-05
    if (ability.server !== undefined && !serverFits(g, context, ability.server, v.success)) return;
    if (ability.if !== undefined && !holds(g, context, ability.if)) return;
    // ABIL-09: what is no choice of the Runner's replaces accesses even where it comes to nothing.
    if (!ability.optional || couldChange(g, context, ability.effects))
      found.push({ ability, context });
  };
  for (const row of g.state.lasting)
    if (isWorking(g, row) && (row.within === v.serial || row.until === 'turn'))
      consider(row.path, contextOfLasting(g, row));
  const hook = g.pool.hooks.get('instead:access');
  if (isHooked(g, hook))
    for (const id of g.state.active)
      for (const placed of answering(g, cardOf(g, id), hook))
        consider(placed.path, contextOf(g, cardOf(g, id)));
  // ZONE-06
  if (hook !== undefined && g.asked.elsewhere.has(hook))
    for (const id of g.state.runner.grip)
      for (const placed of answeringAnywhere(g, cardOf(g, id), hook))
        consider(placed.path, contextOf(g, cardOf(g, id)));
  return found;
}

export function replace(g: Work, v: RunVars, one: Replacement): Next<FrameSteps['run']> {
  v.replaced = true;
  return call(blockFrame(g, one.ability.effects, one.context), '5.6');
}
