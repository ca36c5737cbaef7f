import type { FrameVars } from '../state/frame';
import type { Bill } from '../state/bill';
import type { Work } from '../machine/work';
import { billBut, credits } from './bill';
import { eachConstant, isChanged } from './in-force';

/** ACT-07 to ACT-19: what the click actions of the chart cost besides their click. */
export const basicBills: Readonly<Record<FrameVars['basic']['what'], Bill>> = {
  'gain-credit': credits(0, 1),
  draw: credits(0, 1),
  purge: credits(0, 3),
  'remove-tag': credits(2, 1),
};
export const advanceBill: Bill = credits(1, 1);
const trashResourceBill: Bill = credits(2, 1);

/** What these two cost now: nothing else of the chart has a price that cards change. */
export function actionBill(g: Work, action: 'remove-tag' | 'trash-resource'): Bill {
  const bill = action === 'remove-tag' ? basicBills['remove-tag'] : trashResourceBill;
  if (!isChanged(g, 'action-cost')) return bill;
  let due = bill.credits;
  eachConstant(g, 'action-cost', (modifier) => {
    if (modifier.action === action) due += modifier.by;
  });
  return billBut(bill, Math.max(0, due), bill.clicks);
}
