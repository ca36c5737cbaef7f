import { sides, type Side, type Fact } from '#rules';
import type { StepLaw } from './law';

/** By how much a fact changes a player's credit pool. */
function poolChange(fact: Fact, side: Side): number {
  if (!('side' in fact) || fact.side !== side) return 0;
  if (fact.type === 'credits-gained' || fact.type === 'credits-taken') return fact.amount;
  if (fact.type === 'credits-spent') return -fact.from.pool;
  return fact.type === 'credits-lost' ? -fact.amount : 0;
}

function clickChange(fact: Fact, side: Side): number {
  if (!('side' in fact) || fact.side !== side) return 0;
  if (fact.type === 'clicks-gained') return fact.amount;
  return fact.type === 'clicks-spent' || fact.type === 'clicks-lost' ? -fact.amount : 0;
}

const sum = (facts: readonly Fact[], change: (fact: Fact) => number): number =>
  facts.reduce((total, fact) => total + change(fact), 0);

/** Credits come and go as facts say: none appears, none is lost untold (CRED-01). */
export const creditsAreTold: StepLaw = (before, facts, after) => {
  for (const side of sides) {
    const told = before[side].credits + sum(facts, (fact) => poolChange(fact, side));
    if (told !== after[side].credits)
      return `the ${side} has ${after[side].credits} credits, facts tell of ${told}`;
  }
  return null;
};

export const clicksAreTold: StepLaw = (before, facts, after) => {
  for (const side of sides) {
    const told = before[side].clicks + sum(facts, (fact) => clickChange(fact, side));
    if (told !== after[side].clicks)
      return `the ${side} has ${after[side].clicks} clicks, facts tell of ${told}`;
  }
  return null;
};

/** Tags and bad publicity, likewise. */
export const marksAreTold: StepLaw = (before, facts, after) => {
  const tags = sum(facts, (fact) =>
    fact.type === 'tags-taken' ? fact.amount : fact.type === 'tags-removed' ? -fact.amount : 0,
  );
  if (before.tags + tags !== after.runner.tags)
    return `the Runner has ${after.runner.tags} tags, facts tell of ${before.tags + tags}`;
  const bad = sum(facts, (fact) =>
    fact.type === 'bad-publicity-taken'
      ? fact.amount
      : fact.type === 'bad-publicity-removed'
        ? -fact.amount
        : 0,
  );
  return before.badPublicity + bad === after.corp.badPublicity
    ? null
    : `the Corp has ${after.corp.badPublicity} bad publicity, facts tell of ${before.badPublicity + bad}`;
};
