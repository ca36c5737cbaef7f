import type { Cost } from '../ability/cost';
import type { Context } from '../state/context';
import type { Bill } from '../state/bill';
import type { Work } from '../machine/work';
import { amountOf } from './ask';

export const free: Bill = {
  credits: 0,
  clicks: 0,
  tags: 0,
  takeTags: 0,
  takeBadPublicity: 0,
  counters: null,
  trashThis: false,
  removeThis: false,
  returnThis: false,
  forfeit: 0,
  forfeitThis: false,
  trash: null,
  trashAll: null,
  trashRandom: null,
  trashTop: null,
  put: null,
  damage: [],
  stealthOnly: false,
  stealth: 0,
};

type Draft = { -readonly [P in keyof Bill]: Bill[P] };

/** A bill but for its credits and clicks. Written out: each place that spreads makes a shape of its own. */
export const billBut = (bill: Bill, credits: number, clicks: number): Draft => ({
  credits,
  clicks,
  tags: bill.tags,
  takeTags: bill.takeTags,
  takeBadPublicity: bill.takeBadPublicity,
  counters: bill.counters,
  trashThis: bill.trashThis,
  removeThis: bill.removeThis,
  returnThis: bill.returnThis,
  forfeit: bill.forfeit,
  forfeitThis: bill.forfeitThis,
  trash: bill.trash,
  trashAll: bill.trashAll,
  trashRandom: bill.trashRandom,
  trashTop: bill.trashTop,
  put: bill.put,
  damage: bill.damage,
  stealthOnly: bill.stealthOnly,
  stealth: bill.stealth,
});

export const credits = (amount: number, clicks = 0): Bill =>
  billBut(free, Math.max(0, amount), clicks);

type Parts = {
  readonly [P in keyof Required<Cost>]: (
    g: Work,
    wanted: NonNullable<Cost[P]>,
    bill: Draft,
    context: Context,
  ) => void;
};

const nothing = (): void => undefined;

/** What each part of a cost puts on the bill. */
const parts: Parts = {
  credits: (g, amount, bill, context) => {
    bill.credits += amountOf(g, context, amount);
  },
  // COST-05: X counts as credits.
  x: (_g, { of }, bill, context) => {
    if (of !== 'counters') bill.credits += context.x;
  },
  clicks: (g, clicks, bill, context) => {
    bill.clicks = amountOf(g, context, clicks);
  },
  tags: (_g, tags, bill) => {
    bill.tags = tags;
  },
  takeTags: (_g, tags, bill) => {
    bill.takeTags = tags;
  },
  takeBadPublicity: (_g, amount, bill) => {
    bill.takeBadPublicity = amount;
  },
  counters: (g, { amount: wanted, ...counters }, bill, context) => {
    const amount = amountOf(g, context, wanted);
    if (amount > 0) bill.counters = { ...counters, amount };
  },
  trashThis: (_g, _true, bill) => {
    bill.trashThis = true;
  },
  removeThis: (_g, _true, bill) => {
    bill.removeThis = true;
  },
  returnThis: (_g, _true, bill) => {
    bill.returnThis = true;
  },
  trashAll: (_g, filter, bill) => {
    bill.trashAll = filter;
  },
  trashRandom: (_g, hand, bill) => {
    bill.trashRandom = hand;
  },
  forfeit: (_g, what, bill) => {
    if (what === 'any') bill.forfeit = 1;
    else bill.forfeitThis = true;
  },
  trash: (_g, filter, bill) => {
    bill.trash = filter;
  },
  trashTop: (_g, top, bill) => {
    bill.trashTop = top;
  },
  put: (_g, put, bill) => {
    bill.put = put;
  },
  damage: (_g, damage, bill) => {
    bill.damage = [damage];
  },
  // The payer's choice between the two comes before the bill.
  or: nothing,
  from: (_g, _stealth, bill) => {
    bill.stealthOnly = true;
  },
  stealth: (_g, credits, bill) => {
    bill.stealth = credits;
  },
};

type Part = (g: Work, wanted: unknown, bill: Draft, context: Context) => void;

function workedOut(g: Work, context: Context, cost: Cost): Bill {
  const bill = billBut(free, 0, 0);
  for (const part of Object.keys(cost) as (keyof Cost)[]) {
    const wanted = cost[part];
    if (wanted !== undefined) (parts[part] as Part)(g, wanted, bill, context);
  }
  return bill;
}

const isNumber = (amount: Cost['credits']): boolean =>
  amount === undefined || typeof amount === 'number';

/** The bills of costs that come to the same at all times: most do, and are asked for all the time. */
const fixed = new WeakMap<Cost, Bill>();

/** A cost worked out for now. */
export function billFor(g: Work, context: Context, cost: Cost): Bill {
  const known = fixed.get(cost);
  if (known !== undefined) return known;
  const bill = workedOut(g, context, cost);
  const amounts = [cost.credits, cost.clicks, cost.counters?.amount];
  if (cost.x === undefined && amounts.every(isNumber)) fixed.set(cost, bill);
  return bill;
}

/** Additional costs join the cost they add to: one lump (COST-06). */
export function together(one: Bill, other: Bill): Bill {
  if (one === free) return other;
  if (other === free) return one;
  return summed(one, other);
}

/** Of nothing counted there is no cost, and so none to decline (ALL-02). */
export const isNothing = (bill: Bill): boolean =>
  (Object.keys(free) as (keyof Bill)[]).every((part) =>
    part === 'damage' ? bill.damage.length === 0 : bill[part] === free[part],
  );

/** Of two parts that cannot be added up the first: no two costs that meet ask for both. */
const summed = (one: Bill, other: Bill): Bill => ({
  credits: one.credits + other.credits,
  clicks: one.clicks + other.clicks,
  tags: one.tags + other.tags,
  takeTags: one.takeTags + other.takeTags,
  takeBadPublicity: one.takeBadPublicity + other.takeBadPublicity,
  counters: one.counters ?? other.counters,
  trashThis: one.trashThis || other.trashThis,
  removeThis: one.removeThis || other.removeThis,
  returnThis: one.returnThis || other.returnThis,
  forfeit: one.forfeit + other.forfeit,
  forfeitThis: one.forfeitThis || other.forfeitThis,
  trash: one.trash ?? other.trash,
  trashAll: one.trashAll ?? other.trashAll,
  trashRandom: one.trashRandom ?? other.trashRandom,
  trashTop: one.trashTop ?? other.trashTop,
  put: one.put ?? other.put,
  damage: other.damage.length === 0 ? one.damage : [...one.damage, ...other.damage],
  stealthOnly: one.stealthOnly || other.stealthOnly,
  stealth: one.stealth + other.stealth,
});
