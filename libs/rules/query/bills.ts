import type { Bill, FrameVars } from '../state/frame';
import { free } from './bill';

/** ACT-07 to ACT-19: what the click actions of the chart cost besides their click. */
export const basicBills: Readonly<Record<FrameVars['basic']['what'], Bill>> = {
  'gain-credit': { ...free, clicks: 1 },
  draw: { ...free, clicks: 1 },
  purge: { ...free, clicks: 3 },
  'remove-tag': { ...free, clicks: 1, credits: 2 },
};
export const advanceBill: Bill = { ...free, clicks: 1, credits: 1 };
export const trashResourceBill: Bill = { ...free, clicks: 1, credits: 2 };
