import { hasSpentClick } from '../mutations/clicks';
import type { Work } from '../machine/work';
import { free } from '../query/bill';
import { cardOf } from '../query/card';
import { someConstant } from '../query/in-force';
import { hasSubtype } from '../query/subtype';
import { mayRun, runBill } from '../query/run-cost';
import type { Side } from '../state/side';
import type { Decision } from '../state/decision';
import { paidAbility } from './use';

/** What counts as making a run: the action, a run event, an ability that makes one. */
export function isRun(g: Work, decision: Decision): boolean {
  if (decision.do === 'run') return true;
  if (decision.do === 'play') return hasSubtype(g, cardOf(g, decision.card), 'run');
  if (decision.do !== 'use') return false;
  const effects = paidAbility(g, cardOf(g, decision.card), decision.ability)?.ability.effects ?? [];
  return effects.some((effect) => effect.do === 'run');
}

const hasFreeRun = (g: Work): boolean =>
  g.state.servers.some(({ name }) => mayRun(g, name) && runBill(g, name, 'action') === free);

/** The first click has to go to a run, save where one bears an additional cost (MUST-04). */
export function mustRun(g: Work, side: Side): boolean {
  const must = someConstant(g, 'first-click-runs', (_, { controller }) => controller === side);
  return must && !hasSpentClick(g, side) && hasFreeRun(g);
}
