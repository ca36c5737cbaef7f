import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import { cardOf, valueOf } from './card';
import { printedOn } from './constant';
import { contextOf } from './context';
import { eachConstant, signedAmountOf } from './evaluate';
import type { Card } from '../state/card';

/** Maximum hand size: 5, modifiers, and one less for each brain damage (HAND-01, DMG-03). */
export function handSizeOf(g: Work, side: Side): number {
  let size = side === 'runner' ? 5 - g.state.runner.brain : 5;
  eachConstant(g, 'hand-size', (modifier) => {
    if (modifier.side === side) size += modifier.by;
  });
  return size;
}

export const handOf = (g: Work, side: Side): CardId[] =>
  side === 'corp' ? g.state.corp.hq : g.state.runner.grip;

/** What an agenda in a score area is worth (SCORE-06). */
export function pointsOf(g: Work, card: Card): number {
  const value = valueOf(g, card);
  if (value.type !== 'agenda') return 0;
  let points = value.points;
  for (const { by } of printedOn(g, card, 'agenda-points'))
    points += signedAmountOf(g, contextOf(g, card), by);
  return points;
}

/** SCORE-06 */
export function agendaPointsOf(g: Work, side: Side): number {
  let points = 0;
  for (const id of g.state[side].score) {
    points += pointsOf(g, cardOf(g, id));
  }
  return points;
}
