import type { Fact, FactOf } from '#rules';
import { clicks, pools, runCredits, type Holding, type Why } from './account';
import type { Accounts } from './accounts';

/**
 * Takes note of credits or clicks that came into a holding (positive) or went out of it, and why, and whether they
 * are the rest of a payment that another holding began.
 */
export type Enter = (holding: Holding, amount: number, why: Why, isRest?: boolean) => void;

function spent(
  { side, from, use }: FactOf<'credits-spent'>,
  accounts: Accounts,
  enter: Enter,
): void {
  const why = accounts.spentOn(use);
  let isRest = false;
  const pay = (holding: Holding, amount: number): void => {
    if (amount <= 0) return;
    enter(holding, -amount, why, isRest);
    isRest = true;
  };
  pay(pools[side], from.pool);
  pay(runCredits, from.run);
  for (const { card, credits } of from.cards) pay(accounts.onCard(card), credits);
}

function taken(fact: FactOf<'credits-taken'>, accounts: Accounts, enter: Enter): void {
  const { side, amount, card, left } = fact;
  const pool = pools[side];
  // What was lost with the card comes back from the bank.
  if (left === true) {
    enter(pool, amount, accounts.textOf(card));
    return;
  }
  const stock = accounts.onCard(card);
  enter(stock, -amount, { of: 'holding', holding: pool });
  enter(pool, amount, { of: 'holding', holding: stock });
}

/** Enters what a fact moves of credits and clicks; nothing for any other fact. */
export function move(fact: Fact, accounts: Accounts, enter: Enter): void {
  // Read once: facts have a shape for each type, so that whatever is read of them takes a search.
  const { type } = fact;
  if (type === 'clicks-spent') enter(clicks[fact.side], -fact.amount, accounts.spentOn(fact.use));
  else if (type === 'credits-spent') spent(fact, accounts, enter);
  else if (type === 'credits-gained')
    enter(pools[fact.side], fact.amount, accounts.because(fact.cause));
  else if (type === 'clicks-gained')
    enter(clicks[fact.side], fact.amount, accounts.because(fact.cause));
  else if (type === 'credits-taken') taken(fact, accounts, enter);
  else if (type === 'credits-lost')
    enter(pools[fact.side], -fact.amount, accounts.because(fact.cause));
  else if (type === 'clicks-lost')
    enter(clicks[fact.side], -fact.amount, accounts.because(fact.cause));
  else if (type === 'run-credits-gained')
    enter(runCredits, fact.amount, accounts.because(fact.cause));
  else if (type === 'run-credits-lost')
    enter(runCredits, -fact.amount, accounts.because({ kind: 'rule', rule: 'run' }));
  else if (type === 'tokens-placed') {
    if (fact.kind === 'credit')
      enter(accounts.onCard(fact.card), fact.amount, accounts.because(fact.cause));
  } else if (type === 'tokens-removed') {
    if (fact.kind === 'credit')
      enter(accounts.onCard(fact.card), -fact.amount, accounts.because(fact.cause));
  } else if (type === 'recurring-filled')
    enter(accounts.onCard(fact.card), fact.amount, accounts.recurring(fact.card));
  else if (type === 'card-credits-lost')
    enter(accounts.onCard(fact.card), -fact.amount, accounts.lostWith(fact.card));
}
