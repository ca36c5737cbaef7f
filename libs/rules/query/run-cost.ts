import type { Bill } from '../state/frame';
import type { Work } from '../machine/work';
import { billFor, free, together } from './bill';
import { eachConstant } from './evaluate';

/** Additional costs of making a run (RUN1-05). */
export function runBill(g: Work): Bill {
  let bill = free;
  if (g.state.turn.side !== 'runner') return bill;
  const ranBefore = g.state.history.thisTurn.some((row) => row.type === 'run-began');
  eachConstant(g, 'run-also', (modifier, context) => {
    if (!ranBefore) bill = together(bill, billFor(g, context, modifier.cost));
  });
  return bill;
}
