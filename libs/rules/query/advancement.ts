import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import { valueOf } from './card';
import { covered, eachConstant, eachOwnConstant, signedAmountOf } from './evaluate';

/** The tokens an agenda needs to be scored, modifiers counted (SCORE-01). */
export function requirementOf(g: Work, card: Card): number {
  const value = valueOf(g, card);
  if (value.type !== 'agenda') return Infinity;
  let requirement = value.advancement;
  eachConstant(g, 'advancement-requirement', (modifier, context) => {
    if (covered(g, context, modifier.cards, card))
      requirement += signedAmountOf(g, context, modifier.by);
  });
  eachOwnConstant(g, card, 'advancement-requirement', (modifier, own) => {
    requirement += signedAmountOf(g, own, modifier.by);
  });
  return Math.max(0, requirement);
}
