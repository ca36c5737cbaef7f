import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import { amountOf } from './ask';
import { printedOn } from './constant';
import { contextOf } from './context';

/** How many recurring credits lie on a card when it becomes active, or is refilled (RECUR-01). */
export function recurringOf(g: Work, card: Card): number {
  const context = contextOf(g, card);
  return printedOn(g, card, 'recurring').reduce(
    (sum, { credits }) => sum + amountOf(g, context, credits),
    0,
  );
}
