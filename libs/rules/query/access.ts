import type { Work } from '../machine/work';
import type { Bill } from '../state/frame';
import type { ServerName } from '../state/server';
import { billFor, free, together } from './bill';
import { eachConstant } from './evaluate';
import { serverFits } from './server-fits';

/** How many cards the Runner can access at most (CANT-01). */
export function accessLimit(g: Work): number {
  let limit = Infinity;
  eachConstant(g, 'access-limit', ({ most }) => {
    limit = Math.min(limit, most);
  });
  return limit;
}

/** Additional costs of accessing a card there (COST-06); `free` itself where there are none. */
export function accessBill(g: Work, server: ServerName): Bill {
  let bill = free;
  eachConstant(g, 'access-also', ({ cost, server: wanted }, context) => {
    if (serverFits(g, context, wanted, server)) bill = together(bill, billFor(g, context, cost));
  });
  return bill;
}

/** R&D is accessed from its bottom up. */
export function isFromBottom(g: Work): boolean {
  let is = false;
  eachConstant(g, 'accesses-from-bottom', () => {
    is = true;
  });
  return is;
}
