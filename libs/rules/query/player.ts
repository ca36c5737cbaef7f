import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import { cardOf } from './card';
import { eachConstant, pointsOf, signedAmountOf } from './evaluate';

/** Maximum hand size: 5, modifiers, and one less for each brain damage (HAND-01, DMG-03). */
export function handSizeOf(g: Work, side: Side): number {
  let base = 5;
  let size = side === 'runner' ? -g.state.runner.brain : 0;
  eachConstant(g, 'hand-size', (modifier, context) => {
    if (modifier.side !== side) return;
    const by = signedAmountOf(g, context, modifier.by);
    if (modifier.base === true) base = by;
    else size += by;
  });
  return base + size;
}

export const handOf = (g: Work, side: Side): CardId[] =>
  side === 'corp' ? g.state.corp.hq : g.state.runner.grip;

/** SCORE-06 */
export function agendaPointsOf(g: Work, side: Side): number {
  let points = 0;
  for (const id of g.state[side].score) {
    points += pointsOf(g, cardOf(g, id));
  }
  return points;
}
