import type { Bill, FrameVars } from '../state/frame';
import type { Work } from '../machine/work';
import { free } from './bill';
import { eachConstant, isChanged } from './evaluate';

/** ACT-07 to ACT-19: what the click actions of the chart cost besides their click. */
export const basicBills: Readonly<Record<FrameVars['basic']['what'], Bill>> = {
  'gain-credit': { ...free, clicks: 1 },
  draw: { ...free, clicks: 1 },
  purge: { ...free, clicks: 3 },
  'remove-tag': { ...free, clicks: 1, credits: 2 },
};
export const advanceBill: Bill = { ...free, clicks: 1, credits: 1 };
const trashResourceBill: Bill = { ...free, clicks: 1, credits: 2 };

/** What these two cost now: nothing else of the chart has a price that cards change. */
export function actionBill(g: Work, action: 'remove-tag' | 'trash-resource'): Bill {
  const bill = action === 'remove-tag' ? basicBills['remove-tag'] : trashResourceBill;
  if (!isChanged(g, 'action-cost')) return bill;
  let credits = bill.credits;
  eachConstant(g, 'action-cost', (modifier) => {
    if (modifier.action === action) credits += modifier.by;
  });
  return { ...bill, credits: Math.max(0, credits) };
}
