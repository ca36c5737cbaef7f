import type { Amount } from '../state/filter';
import type { Context } from '../state/context';
import type { PayFor } from '../state/bill';
import type { Work } from '../machine/work';
import type { Side } from '../state/side';
import { amountOf } from '../query/ask';
import { creditsFor } from './credit-sources';

interface XCost {
  readonly side: Side;
  readonly payFor: PayFor;
  /** What the card says X is at most. */
  readonly limit: Amount | undefined;
  readonly stealthOnly: boolean;
  /** What all of it comes to for an X, where that is not X itself. */
  readonly costOf?: (x: number) => number;
}

/** An X that no discount takes below 0. */
const high = 1_000;

/** The highest X whose cost so many credits pay; 0 where all of it is ignored, whatever X is. */
function highestFor(credits: number, costOf: (x: number) => number): number {
  const due = costOf(high);
  return costOf(high + 1) === due ? 0 : Math.max(0, credits - (due - high));
}

/** The highest X the payer can name: what the card allows and what can be paid (COST-05). */
export function mostX(g: Work, context: Context, cost: XCost): number {
  const credits = creditsFor(g, cost.side, cost.payFor, context.source, cost.stealthOnly);
  const most = cost.costOf === undefined ? credits : highestFor(credits, cost.costOf);
  return cost.limit === undefined ? most : Math.min(most, amountOf(g, context, cost.limit));
}
