import type { Effects } from '../ability/ability';
import type { Context } from '../machine/context';
import type { Game } from '../machine/game';
import { billFor } from './bill';
import { cardOf } from './card';
import { couldChange } from './could-change';
import { barToPay } from './payment';
import { rezBill } from './rez';
import { targets } from './target';
import type { Side } from '../state/side';

/** Whether effects could be carried out in full: the test of a "must" between options (MUST-02). */
export function resolvable(g: Game, context: Context, who: Side, effects: Effects): boolean {
  return effects.every((effect) => {
    switch (effect.do) {
      case 'rez':
        // MUST-04: declining an additional cost is no way out, being unable to pay it is.
        return targets(g, context, effect.cards).every((id) => {
          const bill = effect.free === true ? billFor(g, context, {}) : rezBill(g, cardOf(g, id));
          return !cardOf(g, id).faceup && barToPay(g, 'corp', 'rezzing', id, bill) === null;
        });
      case 'must-pay':
        return barToPay(g, who, 'other', context.source, billFor(g, context, effect.cost)) === null;
      case 'remove': {
        const amount = typeof effect.amount === 'number' ? effect.amount : 1;
        return targets(g, context, effect.from).every(
          (id) => cardOf(g, id)[effect.counter] >= amount,
        );
      }
      case 'lose':
        return typeof effect.credits !== 'number' || g.state[effect.who].credits >= effect.credits;
      case 'lose-clicks':
        return g.state[effect.who].clicks >= effect.clicks;
      default:
        return couldChange(g, context, [effect]);
    }
  });
}
