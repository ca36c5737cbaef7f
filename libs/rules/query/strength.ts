import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import { signedAmountOf, covered, eachConstant } from './evaluate';
import { valueOf } from './card';

/** Printed strength and all modifiers added up (ABIL-03); may be negative (ICE-04). */
export function strengthOf(g: Work, card: Card): number {
  const value = valueOf(g, card);
  const printed = value.type === 'ice' || value.type === 'program' ? value.strength : 0;
  // An X is what an ability adds up to.
  let strength = typeof printed === 'number' ? printed : 0;
  eachConstant(g, 'strength', (modifier, context) => {
    if (covered(g, context, modifier.cards, card))
      strength += signedAmountOf(g, context, modifier.by);
  });
  return strength;
}
