import type { Work } from '../machine/work';
import { causeOf } from '../query/cause';
import type { Use } from '../state/fact';
import type { Side } from '../state/side';
import { emit } from './emit';
import { note } from './remember';
import { playerOf } from '../query/player';

/** Onto the running total (TURN-21); nobody gains clicks in the opponent's turn or a discard phase (TURN-22). */
export function gainClicks(g: Work, side: Side, amount: number): void {
  if (g.state.turn.side !== side) return;
  playerOf(g, side).clicks += amount;
  emit(g, { type: 'clicks-gained', side, amount, cause: causeOf(g) });
}

export function loseClicks(g: Work, side: Side, amount: number): number {
  const lost = Math.min(amount, playerOf(g, side).clicks);
  if (lost === 0) return 0;
  playerOf(g, side).clicks -= lost;
  emit(g, { type: 'clicks-lost', side, amount: lost, cause: causeOf(g) });
  return lost;
}

/** Whether a player has spent a click this turn. */
export const hasSpentClick = (g: Work, side: Side): boolean =>
  g.state.history.thisTurn.some((row) => row.type === 'spent-first-click' && row.side === side);

export function spendClicks(g: Work, side: Side, amount: number, use: Use): void {
  if (amount === 0) return;
  if (g.state.turn.side === side && !hasSpentClick(g, side)) note(g, 'spent-first-click', side);
  playerOf(g, side).clicks -= amount;
  emit(g, { type: 'clicks-spent', side, amount, use });
}
