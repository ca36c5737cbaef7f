import type { ObservedFact } from '#notation/jinteki/facts';
import { sides, type Side } from '#rules';
import { purposeIn, type Purpose } from './purpose';
import type { StandingEntry } from './standing-entries';

/** What a file tells credits or clicks came from, or went to. */
export type ObservedReason =
  | { readonly of: 'opening' }
  | { readonly of: 'card'; readonly title: string }
  | { readonly of: 'action'; readonly action: 'gain-credit' }
  | { readonly of: 'rule'; readonly rule: 'turn' }
  | { readonly of: 'use'; readonly for: Purpose; readonly title: string | null }
  /** The pool moved, and the file does not tell why. */
  | { readonly of: 'unexplained' };

export interface ObservedMovement {
  readonly index: number;
  readonly turn: number;
  /** Of the Runner's turns with that number: 1 and more for those that an effect gave besides the first. */
  readonly again: number;
  readonly side: Side;
  readonly currency: 'credits' | 'clicks';
  /** Positive where it came in. */
  readonly amount: number;
  readonly why: ObservedReason;
}

type Movement = Omit<ObservedMovement, 'index' | 'turn' | 'again'>;

const unexplained: ObservedReason = { of: 'unexplained' };
const turn: ObservedReason = { of: 'rule', rule: 'turn' };

/** What readers of files call the beginning of a turn, where others name a card. */
const TURN = 'turn';

function fromCard(title: string | null): ObservedReason {
  if (title === TURN) return turn;
  return title === null || title === '' ? unexplained : { of: 'card', title };
}

function useOf(entry: readonly ObservedFact[], on: string | null): ObservedReason {
  const purpose = purposeIn(entry, on);
  const isTitle = entry.some((fact) => 'card' in fact && fact.card?.title === on);
  if (purpose !== null) return { of: 'use', for: purpose, title: isTitle ? on : null };
  return unexplained;
}

const gainCredit: ObservedReason = { of: 'action', action: 'gain-credit' };

/** What a fact moves of the pools, as far as the file explains it; payments out of cards come in and go out at once. */
function movementsOf(fact: ObservedFact, entry: readonly ObservedFact[]): readonly Movement[] {
  if (fact.flags.includes('unexplained') || !('amount' in fact) || !('side' in fact)) return [];
  const { side, amount } = fact;
  const has = (type: ObservedFact['type']): boolean => entry.some((one) => one.type === type);
  const moved = (currency: Movement['currency'], by: number, why: ObservedReason): Movement => ({
    ...{ side, currency, why },
    amount: by,
  });
  if (fact.type === 'clicks-gained') {
    const isTurn = fact.from === null && has('turn-began');
    return [moved('clicks', amount, isTurn ? turn : fromCard(fact.from))];
  }
  if (fact.type === 'clicks-spent') return [moved('clicks', -amount, useOf(entry, fact.on))];
  if (fact.type === 'clicks-lost') return [moved('clicks', -amount, fromCard(fact.by))];
  if (fact.type === 'credits-gained') {
    const isAction = fact.from === null && amount === 1 && has('clicks-spent');
    return [moved('credits', amount, isAction ? gainCredit : fromCard(fact.from))];
  }
  if (fact.type === 'credits-taken') return [moved('credits', amount, fromCard(fact.from))];
  if (fact.type === 'credits-lost') return [moved('credits', -amount, fromCard(fact.by))];
  if (fact.type !== 'credits-spent') return [];
  return [
    ...fact.sources.map((source) => moved('credits', source.amount, fromCard(source.from))),
    moved('credits', -amount, useOf(entry, fact.on)),
  ];
}

/** What lay in the pools when the file begins. */
const openingOf = (board: StandingEntry['before']): readonly Movement[] =>
  sides.flatMap((side) =>
    (['credits', 'clicks'] as const).map((currency) => ({
      ...{ side, currency, amount: board[side][currency] },
      why: { of: 'opening' } as const,
    })),
  );

/**
 * Credits and clicks of an observed game in double entry: each pool moves as its table shows, by what the
 * file tells and by what nobody explained.
 */
export function observedMovements(entries: Iterable<StandingEntry>): readonly ObservedMovement[] {
  const movements: ObservedMovement[] = [];
  let isOpen = false;
  let [number, runners] = [0, 0];
  const push = (index: number, turn: number, all: readonly Movement[]): void => {
    const again = Math.max(0, runners - 1);
    for (const one of all) if (one.amount !== 0) movements.push({ index, turn, again, ...one });
  };
  for (const { index, facts, before, after } of entries) {
    const own: Movement[] = [];
    if (after.turn.number !== number) [number, runners] = [after.turn.number, 0];
    if (facts.some((fact) => fact.type === 'turn-began' && fact.side === 'runner')) runners += 1;
    if (!isOpen) push(index, before.turn.number, openingOf(before));
    isOpen = true;
    for (const fact of facts) own.push(...movementsOf(fact, facts));
    for (const side of sides)
      for (const currency of ['credits', 'clicks'] as const) {
        const told = own
          .filter((one) => one.side === side && one.currency === currency)
          .reduce((sum, { amount }) => sum + amount, 0);
        const rest = after[side][currency] - before[side][currency] - told;
        if (rest !== 0) own.push({ side, currency, amount: rest, why: unexplained });
      }
    push(index, after.turn.number, own);
  }
  return movements;
}
