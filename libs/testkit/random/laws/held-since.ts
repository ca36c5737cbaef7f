import type { Amount, CardId, Condition, Fact, State } from '#rules';

type Kinds = readonly Fact['type'][];

const ofPools: Kinds = [
  'credits-gained',
  'credits-spent',
  'credits-lost',
  'credits-taken',
  'tokens-placed',
  'bid',
  'spent-in-secret',
];
const ofClicks: Kinds = ['clicks-gained', 'clicks-spent', 'clicks-lost', 'turn-began'];
const ofTags: Kinds = ['tags-taken', 'tags-removed'];
const ofCounters: Kinds = [
  'tokens-placed',
  'tokens-removed',
  'advanced',
  'credits-taken',
  'credits-spent',
  'card-credits-spent',
  'card-credits-lost',
  'recurring-filled',
  'purged',
  'swapped',
  'trashed',
  'returned',
  'hosted',
  'forfeited',
];

/** What a number is by now; null where it is not told here, or has changed since. */
function amountSince(
  amount: Amount,
  state: State,
  source: CardId,
  changed: (kinds: Kinds) => boolean,
): number | null {
  if (typeof amount === 'number') return amount;
  if (amount.of === 'pool') return changed(ofPools) ? null : state[amount.side].credits;
  if (amount.of === 'clicks') return changed(ofClicks) ? null : state[amount.side].clicks;
  if (amount.of === 'tags') return changed(ofTags) ? null : state.runner.tags;
  if (amount.of !== 'counters' || amount.on !== 'this' || amount.kind === 'advancement')
    return null;
  return changed(ofCounters) ? null : (state.cards[source]?.[amount.kind] ?? null);
}

/** From where the card of a fact was accessed: the fact tells. */
const accessedFrom = (fact: Fact): string | null => {
  if (fact.type !== 'accessed' && fact.type !== 'access-ended') return null;
  return fact.from === 'root' || fact.from === 'ice' ? 'installed' : fact.from;
};

/**
 * Whether a condition held when a fact was told, judged by the state that the step left behind and
 * by what was told after the fact: null where that does not tell. A second reading of conditions,
 * beside the engine's own (ABIL-11).
 */
export function heldSince(
  condition: Condition,
  fact: Fact,
  state: State,
  source: CardId,
  later: readonly Fact[],
): boolean | null {
  const changed = (kinds: Kinds): boolean => later.some(({ type }) => kinds.includes(type));
  if (condition.is === 'not') {
    const held = heldSince(condition.condition, fact, state, source, later);
    return held === null ? null : !held;
  }
  if (condition.is === 'all') {
    const held = condition.conditions.map((one) => heldSince(one, fact, state, source, later));
    if (held.includes(false)) return false;
    return held.includes(null) ? null : true;
  }
  if (condition.is === 'accessed-from') {
    const from = accessedFrom(fact);
    return from === null ? null : from === condition.zone;
  }
  // Cards can let a Runner without tags count as tagged.
  if (condition.is === 'tagged')
    return changed(ofTags) || state.runner.tags < (condition.atLeast ?? 1) ? null : true;
  if (condition.is === 'turn')
    return changed(['turn-began']) ? null : state.turn.side === condition.of;
  if (condition.is === 'at-least') {
    const amount = amountSince(condition.amount, state, source, changed);
    return amount === null ? null : amount >= condition.least;
  }
  return null;
}
