import type { Bill } from '../state/frame';
import { isCentral, type ServerName } from '../state/server';
import type { Work } from '../machine/work';
import { billFor, free, together } from './bill';
import { eachConstant } from './evaluate';
import { serverFits } from './server-fits';

/** Additional costs of making a run on a server (RUN1-05); `free` itself where there are none. */
export function runBill(g: Work, on: ServerName, by: 'action' | 'card'): Bill {
  let bill = free;
  if (g.state.turn.side !== 'runner') return bill;
  eachConstant(g, 'run-also', ({ cost, first, server, action }, context) => {
    if (action === true && by === 'card') return;
    if (server !== undefined && !serverFits(g, context, server, on)) return;
    const counted = action === true ? 'run-action' : 'run-began';
    if (first === 'turn' && g.state.history.thisTurn.some((row) => row.type === counted)) return;
    bill = together(bill, billFor(g, context, cost));
  });
  return bill;
}

/** Whether an effect that makes a run can make it there, were it allowed. */
export const isRunOn = (
  { on }: { readonly on: readonly ServerName[] | 'any' | 'chosen' | 'remote' },
  name: ServerName,
  chosen?: ServerName,
): boolean => {
  if (on === 'any') return true;
  if (on === 'chosen') return name === chosen;
  return on === 'remote' ? !isCentral(name) : on.includes(name);
};

/** CANT-01: a run there cannot be made, for a click or by an ability. */
export function mayRun(g: Work, on: ServerName): boolean {
  let may = true;
  eachConstant(g, 'cannot-run', ({ server }, context) => {
    if (server === undefined || serverFits(g, context, server, on)) may = false;
  });
  return may;
}
