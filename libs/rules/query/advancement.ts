import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import { valueOf } from './card';
import { eachConstant, matches } from './evaluate';

/** The tokens an agenda needs to be scored, modifiers counted (SCORE-01). */
export function requirementOf(g: Work, card: Card): number {
  const value = valueOf(g, card);
  if (value.type !== 'agenda') return Infinity;
  let requirement = value.advancement;
  eachConstant(g, 'advancement-requirement', (modifier, context) => {
    if (matches(g, context, card, modifier.cards)) requirement += modifier.by;
  });
  return Math.max(0, requirement);
}
