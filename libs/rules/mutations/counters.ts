import { see } from '../query/see';
import type { Work } from '../machine/work';
import { cardOf } from '../query/card';
import { causeOf } from '../query/cause';
import { matches } from '../query/described';
import { eachConstant } from '../query/in-force';
import type { Card, CounterKind } from '../state/card';
import type { CardId } from '../state/card-id';
import { ownCard } from '../state/own-card';
import { recurringOf } from '../query/recurring';
import { emit, tell } from './emit';
import { checkPoints } from './outcome';

/** ADV-04: advancement tokens, too, are placed without advancing. */
export function placeCounters(g: Work, id: CardId, kind: CounterKind, amount: number): void {
  if (amount === 0) return;
  ownCard(g.state, id)[kind] += amount;
  g.unsettled = true;
  emit(g, { type: 'tokens-placed', card: see(g, id), kind, amount, cause: causeOf(g) });
  if (kind === 'agenda') checkPoints(g); // WIN-06
}

/** RECUR-05: credits that were spent come back, no more of them than a refill would leave. */
export function refill(g: Work, id: CardId, most: number): void {
  const card = cardOf(g, id);
  if (!g.state.active.includes(id)) return;
  const amount = Math.min(most, recurringOf(g, card) - card.recurring);
  if (amount <= 0) return;
  ownCard(g.state, id).recurring += amount;
  tell(g, { type: 'recurring-filled', card: see(g, id), amount });
}

/** Takes counters off, as many as there are; they go to the bank (COUNT-01). */
export function removeCounters(g: Work, id: CardId, kind: CounterKind, amount: number): number {
  const card = cardOf(g, id);
  const removed = Math.min(amount, card[kind]);
  if (removed === 0) return 0;
  ownCard(g.state, id)[kind] -= removed;
  g.unsettled = true;
  emit(g, { type: 'tokens-removed', card: see(g, id), kind, amount: removed, cause: causeOf(g) });
  return removed;
}

/** How many virus counters a purge leaves on a card. */
function leftBy(g: Work, card: Card): number {
  let left = 0;
  eachConstant(g, 'purge-leaves', ({ cards, amount }, context) => {
    if (matches(g, context, card, cards)) left = Math.max(left, amount);
  });
  return left;
}

/** Every virus counter on every card returns to the bank (COUNT-02, COUNT-03). */
export function purge(g: Work): number {
  let amount = 0;
  for (const card of g.state.cards) {
    if (card.virus === 0) continue;
    const left = Math.min(card.virus, leftBy(g, card));
    amount += card.virus - left;
    ownCard(g.state, card.id).virus = left;
  }
  g.unsettled = true;
  emit(g, { type: 'purged', amount });
  return amount;
}

/** One advancement token, as the action places it. */
export function advance(g: Work, id: CardId): void {
  ownCard(g.state, id).advancement += 1;
  g.unsettled = true;
  emit(g, { type: 'advanced', card: see(g, id) });
}
