import type { Card } from '../state/card';
import type { Context } from '../state/context';
import type { Amount, Filter } from '../state/filter';
import type { Condition } from '../ability/condition';
import type { Work } from '../machine/work';

// A filter may ask for an amount, an amount for cards that a filter describes, and what changes
// either holds under a condition that may ask for both. So each is asked through the work.

/** Whether a card has the described qualities, wherever it lies. */
export const fits = (g: Work, context: Context, card: Card, filter: Filter): boolean =>
  g.queries.fits(g, context, card, filter);

/** Whether a condition holds now. */
export const holds = (g: Work, context: Context, condition: Condition): boolean =>
  g.queries.holds(g, context, condition);

/** Works out what may be negative: strength. */
export const signedAmountOf = (g: Work, context: Context, amount: Amount): number =>
  typeof amount === 'number' ? amount : g.queries.amount(g, context, amount);

/** Works an amount out; never negative (COST-14). */
export const amountOf = (g: Work, context: Context, amount: Amount): number =>
  Math.max(0, signedAmountOf(g, context, amount));
