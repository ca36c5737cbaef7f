import { type Card, type CounterKind, counterKinds } from '../state/card';
import type { Property } from '../state/filter';
import { subtypes } from '../state/trait';
import type { Work } from '../machine/work';
import { requirementOf } from './advancement';
import { figuresOf, printedPoints, typeOfCard } from './card';
import { memoryCost } from './memory';
import { pointsOf } from './points';
import { rezCostOf } from './rez-cost';
import { strengthOf } from './strength';
import { subsOf } from './subroutines';
import { hasSubtype } from './subtype';
import { trashCostOf } from './trash-cost';

export const isCounter = (of: Property | CounterKind): of is CounterKind =>
  (counterKinds as readonly string[]).includes(of);

/** COST-14: a number that a card has, nothing where it has none; an X that is not being paid is nothing. */
export function propertyOf(g: Work, card: Card, property: Property): number {
  const { cost } = figuresOf(g, card);
  switch (property) {
    case 'cost':
      return typeof cost === 'number' ? cost : 0;
    case 'rez-cost':
      return rezCostOf(g, card);
    case 'strength':
      return strengthOf(g, card);
    case 'points':
      return pointsOf(g, card);
    case 'printed-points':
      return printedPoints(g, card);
    case 'trash':
      return trashCostOf(g, card) ?? 0;
    case 'memory':
      return memoryCost(g, card);
    case 'requirement':
      // What was added to a score area as an agenda has none (CONV-01): nothing can be counted by it.
      return typeOfCard(g, card) === 'agenda' ? requirementOf(g, card) : 0;
    case 'subroutines':
      return subsOf(g, card).length;
    case 'subtypes':
      return subtypes.filter((one) => hasSubtype(g, card, one)).length;
  }
}
