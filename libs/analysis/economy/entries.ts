import type { Cause, Fact, FactOf, Sighting } from '#rules';
import { reasonOf, useReason, type Holding, type Reason } from './account';

/** Credits or clicks that came into a holding (positive) or went out of it, and why. */
export interface Movement {
  readonly holding: Holding;
  readonly amount: number;
  /** Another holding where they were moved between two: nothing is won or spent by that. */
  readonly why: Reason | { readonly of: 'holding'; readonly holding: Holding };
}

const onCard = (card: Sighting): Holding => ({ of: 'card', card });

const caused = (holding: Holding, amount: number, cause: Cause): readonly Movement[] => [
  { holding, amount, why: reasonOf(cause) },
];

function spent({ side, from, use }: FactOf<'credits-spent'>): readonly Movement[] {
  const why = useReason(use);
  const movements: Movement[] = [];
  if (from.pool > 0) movements.push({ holding: { of: 'pool', side }, amount: -from.pool, why });
  if (from.run > 0) movements.push({ holding: { of: 'run' }, amount: -from.run, why });
  for (const { card, credits } of from.cards)
    movements.push({ holding: onCard(card), amount: -credits, why });
  return movements;
}

function taken({ side, amount, card, left }: FactOf<'credits-taken'>): readonly Movement[] {
  // What was lost with the card comes back from the bank.
  if (left === true) return [{ holding: { of: 'pool', side }, amount, why: { of: 'card', card } }];
  const [pool, stock]: readonly Holding[] = [{ of: 'pool', side }, onCard(card)];
  if (pool === undefined || stock === undefined) return [];
  return [
    { holding: stock, amount: -amount, why: { of: 'holding', holding: pool } },
    { holding: pool, amount, why: { of: 'holding', holding: stock } },
  ];
}

/** What a fact moves of credits and clicks; nothing for any other fact. */
export function movementsOf(fact: Fact): readonly Movement[] {
  if (fact.type === 'clicks-gained' || fact.type === 'clicks-lost') {
    const amount = fact.type === 'clicks-gained' ? fact.amount : -fact.amount;
    return caused({ of: 'clicks', side: fact.side }, amount, fact.cause);
  }
  if (fact.type === 'credits-gained' || fact.type === 'credits-lost') {
    const amount = fact.type === 'credits-gained' ? fact.amount : -fact.amount;
    return caused({ of: 'pool', side: fact.side }, amount, fact.cause);
  }
  if (fact.type === 'clicks-spent')
    return [
      {
        holding: { of: 'clicks', side: fact.side },
        amount: -fact.amount,
        why: useReason(fact.use),
      },
    ];
  if (fact.type === 'credits-spent') return spent(fact);
  if (fact.type === 'credits-taken') return taken(fact);
  if (fact.type === 'run-credits-gained') return caused({ of: 'run' }, fact.amount, fact.cause);
  if (fact.type === 'run-credits-lost')
    return caused({ of: 'run' }, -fact.amount, { kind: 'rule', rule: 'run' });
  return onCards(fact);
}

function onCards(fact: Fact): readonly Movement[] {
  if (fact.type === 'tokens-placed' && fact.kind === 'credit')
    return caused(onCard(fact.card), fact.amount, fact.cause);
  if (fact.type === 'tokens-removed' && fact.kind === 'credit')
    return caused(onCard(fact.card), -fact.amount, fact.cause);
  if (fact.type !== 'recurring-filled' && fact.type !== 'card-credits-lost') return [];
  const { card } = fact;
  return fact.type === 'recurring-filled'
    ? [{ holding: { of: 'card', card }, amount: fact.amount, why: { of: 'recurring', card } }]
    : [
        {
          holding: { of: 'card', card },
          amount: -fact.amount,
          why: { of: 'lost-with-card', card },
        },
      ];
}
