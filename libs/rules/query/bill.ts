import type { Cost } from '../ability/cost';
import type { Context } from '../state/context';
import type { Bill } from '../state/frame';
import type { Work } from '../machine/work';
import { amountOf } from './evaluate';

export const free: Bill = {
  credits: 0,
  clicks: 0,
  counters: null,
  trashThis: false,
  forfeit: 0,
  forfeitThis: false,
  trash: null,
  damage: [],
  stealthOnly: false,
};

export const credits = (amount: number): Bill => ({ ...free, credits: Math.max(0, amount) });

type Parts = {
  readonly [P in keyof Required<Cost>]: (
    g: Work,
    wanted: NonNullable<Cost[P]>,
    context: Context,
  ) => Partial<Bill>;
};

/** What each part of a cost puts on the bill. */
const parts: Parts = {
  credits: (g, amount, context) => ({ credits: amountOf(g, context, amount) }),
  // COST-05: X counts as credits, besides those above.
  x: () => ({}),
  clicks: (_g, clicks) => ({ clicks }),
  counters: (_g, counters) => ({ counters }),
  trashThis: () => ({ trashThis: true }),
  forfeit: (_g, what) => (what === 'any' ? { forfeit: 1 } : { forfeitThis: true }),
  trash: (_g, filter) => ({ trash: filter }),
  damage: (_g, damage) => ({ damage: [damage] }),
  // The payer's choice between the two comes before the bill.
  or: () => ({}),
  from: () => ({ stealthOnly: true }),
};

/** A cost worked out for now; X counts as credits (COST-05). */
export function billFor(g: Work, context: Context, cost: Cost): Bill {
  let bill = free;
  for (const part of Object.keys(cost) as (keyof Cost)[]) {
    const wanted = cost[part];
    if (wanted === undefined) continue;
    const put = parts[part] as (g: Work, wanted: unknown, context: Context) => Partial<Bill>;
    bill = { ...bill, ...put(g, wanted, context) };
  }
  return cost.x === undefined ? { ...bill } : { ...bill, credits: bill.credits + context.x };
}

/** Additional costs join the cost they add to: one lump (COST-06). */
export const together = (one: Bill, other: Bill): Bill => ({
  credits: one.credits + other.credits,
  clicks: one.clicks + other.clicks,
  counters: one.counters ?? other.counters,
  trashThis: one.trashThis || other.trashThis,
  forfeit: one.forfeit + other.forfeit,
  forfeitThis: one.forfeitThis || other.forfeitThis,
  trash: one.trash ?? other.trash,
  damage: [...one.damage, ...other.damage],
  stealthOnly: one.stealthOnly || other.stealthOnly,
});
