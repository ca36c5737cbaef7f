import type { Card } from '../state/card';
import type { Work } from '../machine/work';
import { signedAmountOf } from './ask';
import { figuresOf } from './card';
import { eachConstant, someConstant } from './in-force';
import { covered } from './target';

const isStrengthKept = (g: Work, card: Card): boolean =>
  someConstant(g, 'strength-kept', ({ cards }, context) => covered(g, context, cards, card));

/** Printed strength and all modifiers added up (ABIL-03); may be negative (ICE-04). */
export function strengthOf(g: Work, card: Card): number {
  const printed = figuresOf(g, card).strength;
  // An X is what an ability adds up to.
  let strength = typeof printed === 'number' ? printed : 0;
  const add: Parameters<typeof eachConstant<'strength'>>[2] = (modifier, context) => {
    if (!covered(g, context, modifier.cards, card)) return;
    const by = signedAmountOf(g, context, modifier.by);
    if (by > 0 || !isStrengthKept(g, card)) strength += by;
  };
  eachConstant(g, 'strength', add, card);
  return strength;
}
