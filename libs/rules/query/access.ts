import type { Work } from '../machine/work';
import type { Bill } from '../state/bill';
import type { HistoryRow } from '../state/history';
import type { CardId } from '../state/card-id';
import type { ServerName } from '../state/server';
import { alsoBill } from './also-bill';
import { amountOf, signedAmountOf } from './ask';
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

export interface Allowance {
  readonly source: CardId;
  readonly most: number;
}

export interface Additional {
  readonly fixed: number;
  /** On whatever server: of all there is to access. */
  readonly everywhere: number;
  /** Cards that each allow a number of the Runner's choice. */
  readonly allowed: readonly Allowance[];
}

/** The modifiers in force: what is added for certain, and what the Runner may add (ACC-01). */
export function additionalAccesses(g: Work, server: ServerName): Additional {
  let fixed = 0;
  let everywhere = 0;
  const allowed: Allowance[] = [];
  eachConstant(g, 'accesses', (modifier, context) => {
    if (modifier.server === undefined) {
      everywhere += signedAmountOf(g, context, modifier.by);
      return;
    }
    if (!serverFits(g, context, modifier.server, server)) return;
    const by = amountOf(g, context, modifier.by);
    if (modifier.upTo !== true) fixed += by;
    else if (by > 0) allowed.push({ source: context.source, most: by });
  });
  return { fixed, everywhere, allowed };
}

/** How many cards of HQ the Runner would access now, those that would be allowed among them (ACC-32). */
export function wouldAccess(g: Work): number {
  const { fixed, everywhere, allowed } = additionalAccesses(g, 'HQ');
  const more = allowed.reduce((sum, { most }) => sum + most, 0);
  const all = Math.max(0, 1 + fixed + everywhere + more);
  return Math.min(all, g.state.corp.hq.length, accessLimit(g));
}

/** R&D is accessed from its bottom up. */
export const isFromBottom = (g: Work): boolean =>
  someConstant(g, 'accesses-from-bottom', () => true);

/** ACC-26: what was accessed then has been stolen or trashed since. */
export function isTaken(g: Work, { card, detail }: HistoryRow): boolean {
  if (card === null) return false;
  const { zone } = cardOf(g, card);
  return zone === 'runner-score' || (zone === 'archives' && detail !== 'archives');
}
