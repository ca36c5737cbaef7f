import type { FactOf, ObservedFact } from '../facts';

type Suffered = FactOf<'damage-suffered'> & ObservedFact;

/** Entries, or lines, that prevention may lie behind what it prevents: prompts come between. */
const REACH = 16;

const isUndone = ({ flags }: ObservedFact): boolean => flags.includes('undone');

/**
 * Damage is told as it is announced, and then what is prevented of it: what was suffered is the rest, and nothing where
 * nothing is left.
 */
export function withoutPrevented(facts: readonly ObservedFact[]): ObservedFact[] {
  const left: (ObservedFact | null)[] = [];
  for (const fact of facts) {
    left.push(fact);
    if (fact.type !== 'damage-prevented' || isUndone(fact)) continue;
    const isMeant = (other: ObservedFact | null): other is Suffered =>
      other?.type === 'damage-suffered' &&
      !isUndone(other) &&
      fact.index - other.index <= REACH &&
      (fact.kind === null || fact.kind === other.kind);
    const at = left.findLastIndex(isMeant);
    const meant = left[at];
    if (meant?.type !== 'damage-suffered') continue;
    const amount = meant.amount - fact.amount;
    left[at] = amount > 0 ? { ...meant, amount } : null;
  }
  return left.flatMap((fact) => fact ?? []);
}
