import type { Fact, Sighting } from '#rules';

/** Every card a fact speaks of. */
export function namedCards(fact: Fact): readonly Sighting[] {
  if ('cards' in fact) return fact.cards;
  if ('card' in fact) return [fact.card];
  return 'ice' in fact ? [fact.ice] : [];
}
