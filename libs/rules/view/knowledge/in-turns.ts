import type { Card } from '../../state/card';
import type { Fact } from '../../state/fact';
import type { Sighting } from '../../state/sighting';

/** Cards that a fact tells to have gone from one place to another. */
function goers(fact: Fact): readonly Sighting[] {
  if (fact.type === 'drew' || fact.type === 'swapped') return fact.cards;
  return fact.type === 'played' ||
    fact.type === 'trashed' ||
    fact.type === 'discarded' ||
    fact.type === 'returned' ||
    fact.type === 'installed' ||
    fact.type === 'hosted' ||
    fact.type === 'removed-from-game'
    ? [fact.card]
    : [];
}

/**
 * Cards that moved, as they went: a hand that is trashed is empty before the next is drawn. Cards that
 * one fact tells of went at the same time, as did those that none tells of.
 */
export function inTurns(
  moved: readonly Card[],
  facts: readonly Fact[],
): readonly (readonly Card[])[] {
  if (moved.length < 2) return [moved];
  const turns = new Map<number, Card[]>();
  for (const card of moved) {
    const found = facts.findIndex((fact) => goers(fact).some((one) => one.card === card.id));
    const at = found < 0 ? facts.length : found;
    turns.set(at, [...(turns.get(at) ?? []), card]);
  }
  return [...turns].sort(([a], [b]) => a - b).map(([, cards]) => cards);
}
