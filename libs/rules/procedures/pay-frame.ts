import type { Frame } from '../state/frame';
import type { Bill, PayFor } from '../state/bill';
import { frame } from '../machine/next';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';

/** Pays a bill that `barToPay` has nothing against; hands back whether all of it was paid. */
export const payFrame = (side: Side, card: CardId, payFor: PayFor, bill: Bill): Frame =>
  frame('pay', 'choose', {
    side,
    card,
    payFor,
    bill,
    forfeits: [],
    trashes: [],
    waiting: [],
    split: [],
  });
