import type { Cost } from '../ability/cost';
import type { Bill } from '../state/bill';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import { amountOf } from './ask';
import { eachConstant, someConstant } from './in-force';
import { rezCostOf } from './rez-cost';
import { covered } from './target';
import type { Context } from '../state/context';
import type { Amount } from '../state/filter';
import { billFor, credits, together } from './bill';
import { printedOn } from './constant';
import { contextOf, contextBut } from './context';

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
export function rezBill(g: Work, card: Card, discount = 0, instead?: Cost): Bill {
  const context = contextOf(g, card);
  const own = credits(rezCostOf(g, card) - discount);
  const due = own.credits;
  let bill = instead === undefined ? own : billFor(g, context, instead);
  for (const { cost: also, cards } of printedOn(g, card, 'rez-also'))
    if (cards === undefined) bill = together(bill, billFor(g, context, also));
  eachConstant(g, 'rez-also', (modifier, theirs) => {
    if (modifier.cards !== undefined && covered(g, theirs, modifier.cards, card))
      bill = together(
        bill,
        billFor(
          g,
          contextBut(theirs, { that: card.id, numbers: { [rezCost]: due } }),
          modifier.cost,
        ),
      );
  });
  return bill;
}

/** REZ-08: what can be paid to rez a card: first its rez cost. */
export function rezBills(g: Work, card: Card, discount = 0): readonly Bill[] {
  const others = printedOn(g, card, 'rez-instead');
  const own = rezBill(g, card, discount);
  if (others.length === 0) return [own];
  return [own, ...others.map(({ cost }) => rezBill(g, card, discount, cost))];
}

/** Whether rezzing a card bears an additional cost. */
export const rezzesWithMore = (g: Work, card: Card): boolean =>
  printedOn(g, card, 'rez-also').some(({ cards }) => cards === undefined) ||
  someConstant(
    g,
    'rez-also',
    ({ cards }, theirs) => cards !== undefined && covered(g, theirs, cards, card),
  );
