import type { CardId } from '#rules';

/** Of recurring credits that theirs moved by hand, what lies on the card in ours and in the pool in theirs. */
export interface Loan {
  readonly card: CardId;
  readonly entry: number;
  readonly credits: number;
}
