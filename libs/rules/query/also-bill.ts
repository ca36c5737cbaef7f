import type { Cost } from '../ability/cost';
import type { Work } from '../machine/work';
import type { Context } from '../state/context';
import type { Bill } from '../state/bill';
import { billFor, free, together } from './bill';
import type { ModifierOf } from './constant';
import { eachConstant } from './in-force';

type Also = 'run-also' | 'jack-out-also' | 'access-also' | 'break-also';

/**
 * What constant abilities in force have a player pay besides (COST-06); `free` itself where that is
 * nothing. `costOf` is null where one does not apply.
 */
export function alsoBill<K extends Also>(
  g: Work,
  of: K,
  costOf: (modifier: ModifierOf<K>, context: Context) => Cost | null,
): Bill {
  let bill = free;
  eachConstant(g, of, (modifier, context) => {
    const cost = costOf(modifier, context);
    if (cost !== null) bill = together(bill, billFor(g, context, cost));
  });
  return bill;
}
