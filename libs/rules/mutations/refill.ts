import type { Work } from '../machine/work';
import { cardOf, ownerOf } from '../query/card';
import { recurringOf } from '../query/recurring';
import { see } from '../query/see';
import { ownCard } from '../state/own-card';
import type { Side } from '../state/side';
import { tell } from './emit';

/** RECUR-02, RECUR-04: topped up to the printed number; GAP-07: never taken away. */
export function refill(g: Work, side: Side): void {
  for (const id of g.state.active) {
    const card = cardOf(g, id);
    const amount = recurringOf(g, card) - card.recurring;
    if (ownerOf(g, card) !== side || amount <= 0) continue;
    ownCard(g.state, id).recurring += amount;
    tell(g, { type: 'recurring-filled', card: see(g, id), amount });
  }
}
