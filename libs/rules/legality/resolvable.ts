import type { Effects, Effect } from '../ability/ability';
import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import { amountOf } from '../query/ask';
import { targets } from '../query/target';
import { billFor } from '../query/bill';
import { cardOf } from '../query/card';
import { couldChange } from './could-change';
import { barToPay } from './payment';
import { canBeRezzed } from './rezzable';
import type { Side } from '../state/side';
import { playerOf } from '../query/player';

function one(g: Work, context: Context, who: Side, effect: Effect): boolean {
  if (effect.do === 'rez')
    // MUST-04: declining an additional cost is no way out, being unable to pay it is.
    return targets(g, context, effect.cards).every((id) => canBeRezzed(g, id, effect, context));
  if (effect.do === 'must-pay')
    return barToPay(g, who, 'other', context.source, billFor(g, context, effect.cost)) === null;
  if (effect.do === 'remove') {
    const amount = amountOf(g, context, effect.amount);
    return targets(g, context, effect.from).every((id) => cardOf(g, id)[effect.counter] >= amount);
  }
  if (effect.do === 'lose')
    return playerOf(g, effect.who).credits >= amountOf(g, context, effect.credits);
  if (effect.do === 'lose-clicks')
    return playerOf(g, effect.who).clicks >= amountOf(g, context, effect.clicks);
  return couldChange(g, context, [effect]);
}

/** Whether effects could be carried out in full: the test of a "must" between options (MUST-02). */
export const resolvable = (g: Work, context: Context, who: Side, effects: Effects): boolean =>
  effects.every((effect) => one(g, context, who, effect)) && couldChange(g, context, effects);
