import type { Context } from '../state/context';
import type { Filter } from '../state/filter';
import type { Bill } from '../state/bill';
import { isCentral, type ServerName } from '../state/server';
import type { Work } from '../machine/work';
import { alsoBill } from './also-bill';
import { free } from './bill';
import { cardOf } from './card';
import { fits } from './ask';
import { someConstant } from './in-force';
import { protecting } from './run';
import { serverFits } from './server-fits';

/** Additional costs of making a run on a server (RUN1-05); `free` itself where there are none. */
export function runBill(g: Work, on: ServerName, by: 'action' | 'card'): Bill {
  if (g.state.turn.side !== 'runner') return free;
  return alsoBill(g, 'run-also', ({ cost, first, server, action }, context) => {
    if (action === true && by === 'card') return null;
    if (server !== undefined && !serverFits(g, context, server, on)) return null;
    if (first !== 'turn') return cost;
    const counted = action === true ? 'run-action' : 'run-began';
    return g.state.history.thisTurn.some((row) => row.type === counted) ? null : cost;
  });
}

/** Whether an effect that makes a run can make it there, were it allowed. */
export const isRunOn = (
  { on }: { readonly on: readonly ServerName[] | 'any' | 'chosen' | 'kept' | 'remote' },
  name: ServerName,
  chosen?: ServerName,
): boolean => {
  if (on === 'any') return true;
  if (on === 'chosen' || on === 'kept') return name === chosen;
  return on === 'remote' ? !isCentral(name) : on.includes(name);
};

/** Whether such ice protects a server. */
export const isPast = (
  g: Work,
  context: Context,
  past: Filter | undefined,
  name: ServerName,
): boolean =>
  past === undefined || protecting(g, name).some((id) => fits(g, context, cardOf(g, id), past));

/** CANT-01: a run there cannot be made, for a click or by an ability. */
export function mayRun(g: Work, on: ServerName): boolean {
  return !someConstant(
    g,
    'cannot-run',
    ({ server }, context) => server === undefined || serverFits(g, context, server, on),
  );
}
