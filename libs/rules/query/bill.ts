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

/** A cost worked out for now; X counts as credits (COST-05). */
export const billFor = (g: Work, context: Context, cost: Cost): Bill => ({
  credits:
    (cost.credits === undefined ? 0 : amountOf(g, context, cost.credits)) +
    (cost.x === undefined ? 0 : context.x),
  clicks: cost.clicks ?? 0,
  counters: cost.counters ?? null,
  trashThis: cost.trashThis === true,
  forfeit: cost.forfeit === 'any' ? 1 : 0,
  forfeitThis: cost.forfeit === 'this',
  trash: cost.trash ?? null,
  damage: cost.damage === undefined ? [] : [cost.damage],
  stealthOnly: cost.from === 'stealth',
});

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
