import type { CardId, Fact, FactOf, State } from '#rules';

/**
 * Whether damage left no card in the grip: what came and went after it in the same decision is undone. `state` is what
 * that decision led to.
 */
export function isGripEmptyAfter(
  damage: FactOf<'damage-suffered'>,
  facts: readonly Fact[],
  { runner }: State,
): boolean {
  const grip = new Set<CardId>(runner.grip);
  for (let at = facts.length - 1; at >= 0; at -= 1) {
    const fact = facts[at];
    if (fact === undefined || fact === damage) break;
    if (fact.type === 'drew' && fact.side === 'runner')
      for (const { card } of fact.cards) grip.delete(card);
    else if (fact.type === 'returned' && fact.to === 'grip') grip.delete(fact.card.card);
    else if (fact.type === 'damage-suffered') for (const { card } of fact.cards) grip.add(card);
    else if (fact.type === 'discarded' && fact.side === 'runner') grip.add(fact.card.card);
    else if (fact.type === 'trashed' && fact.from === 'grip' && fact.damage === undefined)
      grip.add(fact.card.card);
  }
  return grip.size === 0;
}
