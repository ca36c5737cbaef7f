import type { Card } from '../state/card';
import type { Side } from '../state/side';
import type { Work } from '../machine/work';
import { signedAmountOf } from './ask';
import { cardOf, figuresOf } from './card';
import { printedOn } from './constant';
import { contextOf } from './context';
import { matches } from './described';
import { eachConstant, isChanged } from './in-force';
import { playerOf } from './player';

/** What an agenda is worth, or a card that became one (SCORE-06, CONV-01). */
export function pointsOf(g: Work, card: Card): number {
  let points = figuresOf(g, card).points ?? printedOn(g, card, 'worth')[0]?.points ?? 0;
  for (const { by, cards } of printedOn(g, card, 'agenda-points'))
    if (cards === undefined) points += signedAmountOf(g, contextOf(g, card), by);
  return isChanged(g, 'agenda-points') ? points + changeOf(g, card) : points;
}

/** By how much cards in force change what it is worth. */
function changeOf(g: Work, card: Card): number {
  let change = 0;
  eachConstant(g, 'agenda-points', ({ by, cards }, context) => {
    if (cards !== undefined && matches(g, context, card, cards))
      change += signedAmountOf(g, context, by);
  });
  return change;
}

/** SCORE-06 */
export function agendaPointsOf(g: Work, side: Side): number {
  let points = 0;
  for (const id of playerOf(g, side).score) {
    points += pointsOf(g, cardOf(g, id));
  }
  return points;
}
