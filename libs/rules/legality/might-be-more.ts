import type { Work } from '../machine/work';
import { amountOf } from '../query/ask';
import type { Context } from '../state/context';
import type { Amount } from '../state/filter';

/** Whether an amount can come to more than nothing; what depends on a choice still open might. */
export const mightBeMore = (g: Work, context: Context, amount: Amount): boolean =>
  (typeof amount === 'object' && (amount.of === 'var' || amount.of === 'trace')) ||
  amountOf(g, context, amount) > 0;
