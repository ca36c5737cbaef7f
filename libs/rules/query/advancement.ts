import type { Card } from '../state/card';
import type { Work } from '../machine/work';
import { signedAmountOf } from './ask';
import { isInstalledCorp, isRezzed, typeOfCard, valueOf } from './card';
import { contextBut } from './context';
import { eachConstant, eachOwnConstant } from './in-force';
import { coveredAnywhere } from './target';
import { boundless } from '../state/boundless';

/** Installed agendas always, other cards when their text says so, rezzed or not (ADV-02). */
export function canBeAdvanced(g: Work, card: Card): boolean {
  if (!isInstalledCorp(card)) return false;
  if (typeOfCard(g, card) === 'agenda') return true;
  let can = false;
  eachOwnConstant(g, card, 'advanceable', ({ only }) => {
    can ||= only === undefined || isRezzed(g, card);
  });
  return can;
}

/** The tokens an agenda needs to be scored, modifiers counted (SCORE-01). */
export function requirementOf(g: Work, card: Card): number {
  const value = valueOf(g, card);
  if (value.type !== 'agenda') return boundless;
  let requirement = value.advancement;
  eachConstant(g, 'advancement-requirement', ({ cards, by }, context) => {
    if (coveredAnywhere(g, context, cards, card))
      requirement += signedAmountOf(g, contextBut(context, { that: card.id }), by);
  });
  eachOwnConstant(g, card, 'advancement-requirement', (modifier, own) => {
    requirement += signedAmountOf(g, own, modifier.by);
  });
  return Math.max(0, requirement);
}
