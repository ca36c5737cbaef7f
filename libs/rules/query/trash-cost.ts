import type { Card } from '../state/card';
import type { Work } from '../machine/work';
import { signedAmountOf } from './ask';
import { valueOf } from './card';
import { describes } from './described';
import { eachConstant } from './in-force';

/** The trash cost a card has; null when it has none (TRASH-05, TYPE-08). */
export function trashCostOf(g: Work, card: Card): number | null {
  const value = valueOf(g, card);
  if (!('trash' in value) || value.trash === undefined) return null;
  let cost = value.trash;
  eachConstant(g, 'trash-cost', ({ cards, by }, context) => {
    if (describes(g, context, card, cards)) cost += signedAmountOf(g, context, by);
  });
  return Math.max(0, cost);
}
