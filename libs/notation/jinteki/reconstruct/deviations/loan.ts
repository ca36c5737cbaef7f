import type { CardId, State } from '#rules';

type Turn = State['turn'];

/** Of credits that theirs moved by hand from a card that keeps them to be spent, what lies on the card in ours and in the pool in theirs. */
export interface Loan {
  readonly card: CardId;
  readonly entry: number;
  /** The turn of theirs in which it was taken, and whose. */
  readonly turn: Turn;
  readonly credits: number;
}

/** How many credits of a card are lent. */
export const lentFrom = (loans: readonly Loan[], id: CardId): number =>
  loans.reduce((sum, loan) => (loan.card === id ? sum + loan.credits : sum), 0);
