import type { CardId, CardValue, DamageKind, Fact, FactOf, Pool, Side, State, Zone } from '#rules';

/** What a way into a server costs the Runner. */
export interface Cost {
  /** From the pool, and own credits of cards. */
  readonly credits: number;
  /** Recurring credits and those for the run: they come again, or would be lost. */
  readonly passing: number;
  /** The click of the run among them. */
  readonly clicks: number;
  /** Counters spent or lost, but for credits. */
  readonly counters: number;
  /** Cards trashed, forfeited or returned, damage apart. */
  readonly cards: number;
  readonly damage: number;
  readonly tags: number;
  /** What ways are compared by: all of it in credits. */
  readonly price: number;
}

export const noCost: Cost = {
  ...{ credits: 0, passing: 0, clicks: 0, counters: 0, cards: 0, damage: 0, tags: 0, price: 0 },
};

export const together = (a: Cost, b: Cost): Cost => ({
  credits: a.credits + b.credits,
  passing: a.passing + b.passing,
  clicks: a.clicks + b.clicks,
  counters: a.counters + b.counters,
  cards: a.cards + b.cards,
  damage: a.damage + b.damage,
  tags: a.tags + b.tags,
  price: a.price + b.price,
});

/** Worth in credits. A tag costs a click and two credits to remove; brain damage stays. */
export const WORTH = {
  ...{ credits: 1, clicks: 1, counters: 1, cards: 1, damage: 1, tags: 3 },
  ...{ brain: 4, agenda: 6, install: 1 },
} as const;

/** What was installed costs a click and its credits again. */
export function installedWorth(value: CardValue): number {
  const cost = 'cost' in value ? value.cost : 0;
  return WORTH.cards + WORTH.install + (typeof cost === 'number' ? cost : 0);
}

export const damageWorth = (kind: DamageKind): number =>
  kind === 'brain' ? WORTH.brain : WORTH.damage;

type Part = Exclude<keyof Cost, 'price' | 'passing'>;

const some = (part: Part, amount: number, each: number = WORTH[part]): Cost => ({
  ...noCost,
  [part]: amount,
  price: amount * each,
});

/** How things stood before the facts. */
export interface Before {
  /** Recurring credits by card. */
  readonly recurring: ReadonlyMap<number, number>;
  readonly grip: readonly CardId[];
  /** Cards in the stack and the heap, which the Runner has not at hand. */
  readonly away: readonly CardId[];
  /** Credits that the Runner truly has: whoever loses all loses no more. */
  readonly own: number;
}

export const beforeOf = (state: State, own: number): Before => ({
  recurring: recurringIn(state),
  grip: [...state.runner.grip],
  away: [...state.runner.stack, ...state.runner.heap],
  own,
});

const recurringIn = ({ cards, runner }: State): ReadonlyMap<number, number> => {
  const recurring = new Map<number, number>();
  for (const id of runner.rig) {
    const credits = cards[id]?.recurring ?? 0;
    if (credits > 0) recurring.set(id, credits);
  }
  return recurring;
};

function spent({ from }: FactOf<'credits-spent'>, state: State, { recurring }: Before): Cost {
  let [credits, passing] = [from.pool, from.run];
  for (const { card, credits: paid } of from.cards) {
    const left = state.cards[card.card]?.recurring ?? 0;
    const again = Math.min(paid, Math.max(0, (recurring.get(card.card) ?? 0) - left));
    passing += again;
    credits += paid - again;
  }
  return { ...some('credits', credits), passing };
}

/** What the Runner lost with a fact; null for nothing. `state` is that after it. */
export function costOf(pool: Pool, fact: Fact, state: State, before: Before): Cost | null {
  const definition = (id: number) => pool.definitions[state.cards[id]?.def ?? -1];
  const isRunners = (id: number): boolean => definition(id)?.side === ('runner' satisfies Side);
  const lost = (id: number, from: Zone): Cost => {
    const value = definition(id)?.value;
    const isAgain = (from === 'rig' || from === 'hosted') && value !== undefined;
    return some('cards', 1, isAgain ? installedWorth(value) : WORTH.cards);
  };
  const isTheirs = 'side' in fact && fact.side === 'runner';
  if (fact.type === 'credits-spent' && isTheirs) return spent(fact, state, before);
  if (fact.type === 'credits-lost' && isTheirs && fact.to === undefined)
    return some('credits', Math.min(fact.amount, before.own));
  if ((fact.type === 'clicks-spent' || fact.type === 'clicks-lost') && isTheirs)
    return some('clicks', fact.amount);
  if (fact.type === 'forfeited' && isTheirs) return some('cards', 1, WORTH.agenda);
  if (fact.type === 'damage-suffered') return some('damage', fact.amount, damageWorth(fact.kind));
  if (fact.type === 'tags-taken') return some('tags', fact.amount);
  if (!('card' in fact) || !isRunners(fact.card.card)) return null;
  const { card } = fact.card;
  if (fact.type === 'tokens-removed' && fact.kind !== 'credit' && fact.kind !== 'recurring')
    return some('counters', fact.amount);
  if (fact.type === 'trashed' && fact.damage === undefined) return lost(card, fact.from);
  if (fact.type === 'removed-from-game') return lost(card, fact.from);
  if (fact.type !== 'returned' || before.away.includes(card)) return null;
  if (!before.grip.includes(card)) return lost(card, 'rig');
  return fact.to === 'grip' ? null : lost(card, 'grip');
}
