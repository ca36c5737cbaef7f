import type { Amount } from '../state/filter';
import type { Context } from '../state/context';
import type { PayFor } from '../state/frame';
import type { Work } from '../machine/work';
import type { Side } from '../state/side';
import { amountOf } from '../query/evaluate';
import { creditsFor } from './payment';

interface XCost {
  readonly side: Side;
  readonly payFor: PayFor;
  /** What the card says X is at most. */
  readonly limit: Amount | undefined;
  readonly stealthOnly: boolean;
  /** Credits that are due beside X; below 0 where it costs less. */
  readonly beside?: number;
}

/** The highest X the payer can name: what the card allows and what can be paid (COST-05). */
export function mostX(g: Work, context: Context, cost: XCost): number {
  const credits = creditsFor(g, cost.side, cost.payFor, context.source, cost.stealthOnly);
  const most = Math.max(0, credits - (cost.beside ?? 0));
  return cost.limit === undefined ? most : Math.min(most, amountOf(g, context, cost.limit));
}
