import type { Work } from '../machine/work';
import type { Bill } from '../state/frame';
import type { HistoryRow } from '../state/history';
import type { ServerName } from '../state/server';
import { alsoBill } from './also-bill';
import { cardOf } from './card';
import { eachConstant, someConstant } from './in-force';
import { serverFits } from './server-fits';
import { boundless } from '../state/boundless';

/** How many cards the Runner can access at most (CANT-01). */
export function accessLimit(g: Work): number {
  let limit = boundless;
  eachConstant(g, 'access-limit', ({ most }) => {
    limit = Math.min(limit, most);
  });
  return limit;
}

/** Additional costs of accessing a card there (COST-06); `free` itself where there are none. */
export const accessBill = (g: Work, server: ServerName): Bill =>
  alsoBill(g, 'access-also', (also, context) =>
    serverFits(g, context, also.server, server) ? also.cost : null,
  );

/** R&D is accessed from its bottom up. */
export const isFromBottom = (g: Work): boolean =>
  someConstant(g, 'accesses-from-bottom', () => true);

/** ACC-26: what was accessed then has been stolen or trashed since. */
export function isTaken(g: Work, { card, detail }: HistoryRow): boolean {
  if (card === null) return false;
  const { zone } = cardOf(g, card);
  return zone === 'runner-score' || (zone === 'archives' && detail !== 'archives');
}
