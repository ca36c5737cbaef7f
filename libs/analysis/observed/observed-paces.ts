import { sides, type Side } from '#rules';
import { paceOf, phaseOf, phases, type Pace } from '../tempo/pace';
import type { ObservedMovement } from './observed-ledger';
import type { StandingEntry } from './standing-entries';

interface Sum {
  clicks: number;
  credits: number;
  cards: number;
  /** A pool moved, and nobody told why. */
  isUntold: boolean;
}

interface Gain {
  readonly side: Side;
  readonly turn: number;
  readonly credits: number;
  readonly cards: number;
}

/** Credits that came into pools, and cards drawn, the mandatory draw of the Corp's turn left out. */
function* gainsOf(entries: readonly StandingEntry[]): Generator<Gain> {
  let isMandatory = false;
  for (const { facts, after } of entries) {
    const turn = after.turn.number;
    for (const fact of facts) {
      if (fact.type === 'turn-began') isMandatory = fact.side === 'corp';
      if (fact.type === 'clicks-spent') isMandatory = false;
      const isGain = fact.type === 'credits-gained' || fact.type === 'credits-taken';
      if (isGain && !fact.flags.includes('unexplained'))
        yield { side: fact.side, turn, credits: fact.amount, cards: 0 };
      if (fact.type !== 'drew') continue;
      const isFirst = isMandatory && fact.side === 'corp';
      if (isFirst) isMandatory = false;
      yield { side: fact.side, turn, credits: 0, cards: isFirst ? fact.amount - 1 : fact.amount };
    }
  }
}

/**
 * Credits' worth of clicks by phase of an observed game. What moved without a reason could be anything: then `worth` is null, and
 * the sums are of what was told.
 */
export function observedPaces(
  entries: readonly StandingEntry[],
  movements: readonly ObservedMovement[],
): readonly Pace[] {
  const sums = new Map<string, Sum>();
  const sumOf = (side: Side, turn: number): Sum => {
    const key = `${side} ${phaseOf(turn)}`;
    const sum = sums.get(key) ?? { clicks: 0, credits: 0, cards: 0, isUntold: false };
    sums.set(key, sum);
    return sum;
  };
  for (const { side, turn, currency, amount, why } of movements) {
    if (turn === 0 || why.of === 'opening') continue;
    const sum = sumOf(side, turn);
    if (why.of === 'unexplained') sum.isUntold = true;
    else if (currency === 'clicks' && why.of === 'use') sum.clicks -= amount;
  }
  for (const { side, turn, credits, cards } of gainsOf(entries)) {
    if (turn === 0) continue;
    const sum = sumOf(side, turn);
    sum.credits += credits;
    sum.cards += cards;
  }
  return sides.flatMap((side) =>
    phases.flatMap((phase) => {
      const sum = sums.get(`${side} ${phase}`);
      if (sum === undefined) return [];
      const { isUntold, ...told } = sum;
      const pace = paceOf(side, phase, told);
      return [isUntold ? { ...pace, worth: null } : pace];
    }),
  );
}
