import type { Bill, Frame, PayFor } from '../state/frame';
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
