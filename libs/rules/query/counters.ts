import type { Card, CounterKind } from '../state/card';
import type { Work } from '../machine/work';
import { amountOf } from './ask';
import { matches } from './described';
import { eachConstant } from './in-force';

/** Counters that a card is only considered to have. */
export function consideredOn(g: Work, card: Card, kind: CounterKind): number {
  let more = 0;
  eachConstant(g, 'considered', ({ counter, cards, amount }, context) => {
    if (counter === kind && matches(g, context, card, cards)) more += amountOf(g, context, amount);
  });
  return more;
}

/** COST-11: what lies on a card, and what it counts as having. */
export const countersOn = (g: Work, card: Card, kind: CounterKind): number =>
  card[kind] + consideredOn(g, card, kind);
