import type { Condition } from '../ability/condition';
import type { Context } from '../state/context';
import type { Game } from '../machine/game';
import { amountOf } from './amount';
import { cardOf, definitionOf, isInstalled } from './card';
import { happened } from './history';
import { linkOf } from './player';
import { currentEncounter, currentRun, protecting } from './run';
import { targets } from './target';

/** Whether a condition holds now. */
export function holds(g: Game, context: Context, condition: Condition): boolean {
  switch (condition.is) {
    case 'tagged':
      return g.state.runner.tags >= (condition.atLeast ?? 1);
    case 'link':
      return linkOf(g) >= condition.atLeast;
    case 'not':
      return !holds(g, context, condition.condition);
    case 'all':
      return condition.conditions.every((one) => holds(g, context, one));
    case 'at-least':
      return amountOf(g, context, condition.amount) >= condition.least;
    case 'odd':
      return amountOf(g, context, condition.amount) % 2 === 1;
    case 'happened':
      return happened(g, context, condition);
    case 'all-broken': {
      const encounter = currentEncounter(g);
      if (encounter === null) return false;
      // BYP-05, ALL-01: all of no subroutines are broken once 3.1 is reached.
      const subs = definitionOf(g, cardOf(g, encounter.ice)).subs.length;
      return encounter.breakable && encounter.broken.length >= subs;
    }
    case 'protected':
      return context.server !== null && protecting(g, context.server).length > 0;
    case 'accessed-from':
      return accessedFrom(g) === condition.zone;
    case 'accessed-trashed': {
      const access = g.state.frames.findLast((one) => one.at === 'access');
      return access?.at === 'access' && access.vars.trashed;
    }
    case 'installed':
      return targets(g, context, condition.card).some((id) => isInstalled(cardOf(g, id)));
    case 'in-run': {
      const run = currentRun(g);
      return run !== null && (condition.on === undefined || run.server === condition.on);
    }
  }
}

function accessedFrom(g: Game): 'rd' | 'hq' | 'archives' | 'installed' | null {
  for (let i = g.state.frames.length - 1; i >= 0; i -= 1) {
    const frame = g.state.frames[i];
    if (frame?.at !== 'access') continue;
    const { from } = frame.vars;
    return from === 'rd' || from === 'hq' || from === 'archives' ? from : 'installed';
  }
  return null;
}
