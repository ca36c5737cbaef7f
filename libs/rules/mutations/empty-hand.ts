import type { Work } from '../machine/work';
import { handOf } from '../query/player';
import type { Side } from '../state/side';
import { mark } from './emit';
import { note } from './remember';

const isNoted = (g: Work, side: Side): boolean =>
  g.state.history.thisTurn.some((row) => row.type === 'hand-empty' && row.side === side);

/** HAND-07: once a turn, as soon as a hand holds no card; `but` is about to leave it. */
export function markEmptyHand(g: Work, side: Side, but = 0): void {
  if (!g.pool.triggers.has('hand-empty')) return;
  if (handOf(g, side).length > but || isNoted(g, side)) return;
  note(g, 'hand-empty', side);
  mark(g, { type: 'hand-empty', side });
}
