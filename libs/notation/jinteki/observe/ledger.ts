import type { Fact, FactOf } from '../facts';
import type { Side } from '../lens/side';

export type ClickFact = FactOf<'clicks-gained' | 'clicks-spent' | 'clicks-lost'>;
export type CreditFact = FactOf<
  'credits-gained' | 'credits-taken' | 'credits-spent' | 'credits-lost'
>;
export type MoneyFact = ClickFact | CreditFact;
export type Purse = 'clicks' | 'credits';

const PURSES: { readonly [type in MoneyFact['type']]: Purse } = {
  'clicks-gained': 'clicks',
  'clicks-spent': 'clicks',
  'clicks-lost': 'clicks',
  'credits-gained': 'credits',
  'credits-taken': 'credits',
  'credits-spent': 'credits',
  'credits-lost': 'credits',
};

export function purseOf(fact: MoneyFact): Purse {
  return PURSES[fact.type];
}

export function isMoney(fact: Fact): fact is MoneyFact {
  return Object.hasOwn(PURSES, fact.type);
}

/** What a fact does to its pool: payments from cards leave the pool alone. */
export function effectOn(fact: MoneyFact): number {
  switch (fact.type) {
    case 'clicks-gained':
    case 'credits-gained':
    case 'credits-taken':
      return fact.amount;
    case 'clicks-spent':
    case 'clicks-lost':
    case 'credits-lost':
      return -fact.amount;
    case 'credits-spent':
      return -fact.amount + fact.sources.reduce((sum, source) => sum + source.amount, 0);
  }
}

export interface Settled {
  /** Told facts in the order of the log, without those that were paid in an earlier step. */
  readonly told: readonly MoneyFact[];
  readonly paidBefore: readonly MoneyFact[];
  /** The pool moved exactly as told. */
  readonly balanced: boolean;
  /** What the pool moved beyond what is told. */
  readonly residual: number;
}

/**
 * Balances what the log tells of one pool against how far it moved.
 * `open` holds payments seen in earlier steps that no line has told yet; a line may come after its payment.
 */
export function settle(
  net: number,
  told: readonly MoneyFact[],
  open: (fact: MoneyFact) => boolean,
): Settled {
  const sum = told.reduce((total, fact) => total + effectOn(fact), 0);
  if (sum === net) return { told, paidBefore: [], balanced: true, residual: 0 };
  const kept: MoneyFact[] = [];
  const paidBefore: MoneyFact[] = [];
  let left = sum;
  for (const fact of told) {
    const effect = effectOn(fact);
    if (effect < 0 && left < net && open(fact)) {
      paidBefore.push(fact);
      left -= effect;
    } else kept.push(fact);
  }
  return { told: kept, paidBefore, balanced: left === net, residual: net - left };
}

/** The fact for a movement of a pool that no line tells; `lost` where it is no payment. */
export function untold(
  side: Side,
  purse: Purse,
  residual: number,
  why: string | null,
  lost: boolean,
): MoneyFact {
  const amount = Math.abs(residual);
  if (purse === 'clicks') {
    if (residual > 0) return { type: 'clicks-gained', side, amount, from: why };
    return lost
      ? { type: 'clicks-lost', side, amount, by: why }
      : { type: 'clicks-spent', side, amount, on: why };
  }
  if (lost) return { type: 'credits-lost', side, amount, by: why };
  return residual > 0
    ? { type: 'credits-gained', side, amount, from: why }
    : { type: 'credits-spent', side, amount, on: why, sources: [] };
}
