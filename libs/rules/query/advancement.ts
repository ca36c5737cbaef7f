import type { Game } from '../machine/game';
import type { Card } from '../state/card';
import { isInstalledCorp, valueOf } from './card';
import { eachConstant, eachOwnConstant } from './constant';
import { matches } from './filter';

/** Installed agendas always, other cards when their text says so, rezzed or not (ADV-02). */
export function canBeAdvanced(g: Game, card: Card): boolean {
  if (!isInstalledCorp(card)) return false;
  if (valueOf(g, card).type === 'agenda') return true;
  let can = false;
  eachOwnConstant(g, card, 'advanceable', () => {
    can = true;
  });
  return can;
}

/** The tokens an agenda needs to be scored, modifiers counted (SCORE-01). */
export function requirementOf(g: Game, card: Card): number {
  const value = valueOf(g, card);
  if (value.type !== 'agenda') return Infinity;
  let requirement = value.advancement;
  eachConstant(g, 'advancement-requirement', (modifier, context) => {
    if (matches(g, context, card, modifier.cards)) requirement += modifier.by;
  });
  return Math.max(0, requirement);
}
