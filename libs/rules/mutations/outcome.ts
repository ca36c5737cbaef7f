import type { Work } from '../machine/work';
import { forbidden } from '../query/forbidden';
import { eachConstant, isChanged } from '../query/in-force';
import { agendaPointsOf } from '../query/points';
import type { Reason } from '../state/outcome';
import type { Side } from '../state/side';
import { emit } from './emit';

/** CONF-23: a parameter of the format; drafts play to six. */
export const pointsToWin = 7;

/** Ends the game; what was still to come is cut off (WIN-04). */
export function win(g: Work, winner: Side | null, reason: Reason): void {
  if (g.state.outcome !== null) return;
  g.state.outcome = { winner, reason };
  emit(g, { type: 'game-ended', winner, reason });
}

const toWin = (g: Work): number => (isChanged(g, 'points-to-win') ? changedToWin(g) : pointsToWin);

function changedToWin(g: Work): number {
  let points = pointsToWin;
  eachConstant(g, 'points-to-win', ({ by }) => {
    points += by;
  });
  return points;
}

/** Points that a player lacks to win with them; null where that is forbidden (WIN-09). */
export const pointsLacking = (g: Work, side: Side): number | null =>
  forbidden(g, 'win', side) ? null : toWin(g) - agendaPointsOf(g, side);

/** Seven points win at once, however they came about (WIN-01, WIN-06). */
export function checkPoints(g: Work): void {
  if (g.state.corp.score.length === 0 && g.state.runner.score.length === 0) return;
  const enough = toWin(g);
  // WIN-09
  const corp = agendaPointsOf(g, 'corp') >= enough && !forbidden(g, 'win', 'corp');
  const runner = agendaPointsOf(g, 'runner') >= enough && !forbidden(g, 'win', 'runner');
  if (!corp && !runner) return;
  // GAP-02: both at the same instant is a draw.
  win(g, corp && runner ? null : corp ? 'corp' : 'runner', 'agenda-points');
}
