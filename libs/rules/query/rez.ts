import type { Bill } from '../state/frame';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import {
  amountOf,
  signedAmountOf,
  covered,
  eachConstant,
  eachOwnConstant,
  fits,
  isTarget,
} from './evaluate';
import type { Context } from '../state/context';
import type { Amount, Filter, Target } from '../state/filter';
import { billFor, credits, together } from './bill';
import { cardOf, valueOf } from './card';
import { printedOn } from './constant';
import { contextOf } from './context';

/** Whether such a card was rezzed this turn (ORD-01). */
const rezzedThisTurn = (g: Work, context: Context, cards: Filter | Target): boolean =>
  g.state.history.thisTurn.some(
    ({ type, card }) =>
      type === 'rezzed' &&
      (card === null || isTarget(cards) || fits(g, context, cardOf(g, card), cards)),
  );

/** Under which name an additional cost finds the rez cost itself. */
const rezCost = 'rez cost';

/** What an effect takes off the rez cost. */
export const rezDiscount = (
  g: Work,
  context: Context,
  card: Card,
  discount: Amount | 'all' | undefined,
): number => (discount === 'all' ? rezBill(g, card).credits : amountOf(g, context, discount ?? 0));

/** Rez cost with modifiers and additional costs (REZ-05). */
export function rezBill(g: Work, card: Card, discount = 0): Bill {
  const value = valueOf(g, card);
  let cost =
    value.type === 'asset' || value.type === 'upgrade' || value.type === 'ice' ? value.cost : 0;
  eachConstant(g, 'rez-cost', (modifier, context) => {
    if (!covered(g, context, modifier.cards, card)) return;
    if (modifier.first === 'turn' && rezzedThisTurn(g, context, modifier.cards)) return;
    cost += signedAmountOf(g, context, modifier.by);
  });
  eachOwnConstant(g, card, 'rez-cost', (modifier, own) => {
    cost += signedAmountOf(g, own, modifier.by);
  });
  const context = contextOf(g, card);
  let bill = credits(cost - discount);
  const due = bill.credits;
  for (const { cost: also, cards } of printedOn(g, card, 'rez-also'))
    if (cards === undefined) bill = together(bill, billFor(g, context, also));
  eachConstant(g, 'rez-also', (modifier, theirs) => {
    if (modifier.cards !== undefined && covered(g, theirs, modifier.cards, card))
      bill = together(
        bill,
        billFor(g, { ...theirs, that: card.id, numbers: { [rezCost]: due } }, modifier.cost),
      );
  });
  return bill;
}
