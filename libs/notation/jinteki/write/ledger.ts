import type { FactType, Side, FactView, PositionView } from '#rules';

/** What a turn line states of a side. */
export interface Holdings {
  readonly credits: number;
  readonly cards: number;
}

const pooled = (from: unknown): number =>
  typeof from === 'object' && from !== null && 'pool' in from ? Number(from.pool) : 0;

const NOTHING: Holdings = { credits: 0, cards: 0 };

type Change = (fact: FactView, amount: number, hand: 'hq' | 'grip') => Holdings;

const credits = (amount: number): Holdings => ({ credits: amount, cards: 0 });
const cards = (amount: number): Holdings => ({ credits: 0, cards: amount });

/** What happens to the side that a fact names. */
const own: Readonly<Partial<Record<FactType, Change>>> = {
  'credits-gained': (_, amount) => credits(amount),
  'credits-taken': (_, amount) => credits(amount),
  'credits-lost': (_, amount) => credits(-amount),
  'credits-spent': (fact) => credits(-pooled(fact['from'])),
  drew: (_, amount) => cards(amount),
  discarded: () => cards(-1),
};

/** What happens to the side whose hand it is. */
const either: Readonly<Partial<Record<FactType, Change>>> = {
  trashed: (fact, _, hand) => cards(fact['from'] === hand ? -1 : 0),
  returned: (fact, _, hand) => cards(fact['to'] === hand ? 1 : 0),
};

/** By how much a fact changes the credits and the hand of a side. */
function change(fact: FactView, side: Side): Holdings {
  const amount = typeof fact['amount'] === 'number' ? fact['amount'] : 0;
  const rule = (fact['side'] === side ? own[fact.type] : undefined) ?? either[fact.type];
  return rule?.(fact, amount, side === 'corp' ? 'hq' : 'grip') ?? NOTHING;
}

/** What a side held right after fact `at` of a moment, reckoned back from the moment's end. */
export function holdingsAfter(
  facts: readonly FactView[],
  at: number,
  side: Side,
  end: PositionView,
): Holdings {
  let held = end[side].credits;
  let hand = side === 'corp' ? end.corp.hq.length : end.runner.grip.length;
  for (const fact of facts.slice(at + 1)) {
    const { credits: gained, cards: drawn } = change(fact, side);
    held -= gained;
    hand -= drawn;
  }
  return { credits: held, cards: hand };
}
