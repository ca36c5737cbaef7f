import { move } from '#rules/leaf/move';
import { emit } from '#rules/leaf/emit';
import { see } from '#rules/fact/see';
import { playBill } from '#rules/decision/play';
import { advance } from '#rules/machine/machine';
import { frame } from '#rules/machine/next';
import { payFrame } from '#rules/procedures/pay';
import { cardOf } from '#rules/query/card';
import { barToPay } from '#rules/query/payment';
import type { Rules } from '#rules/rules';
import type { CardId } from '#rules/state/card';
import { cloneState } from '#rules/state/clone';
import { newGame } from '#rules/state/opening';
import type { State } from '#rules/state/state';

/** The step of a turn that follows an action. */
const afterAction = { corp: '2.2b', runner: '1.6b' } as const;

/** A card is played and paid for, does nothing, and is trashed; null where it cannot be paid for. */
export function playIdly({ pool }: Rules, from: State, id: CardId): State | null {
  const { prompt } = from;
  if (prompt?.kind !== 'action') return null;
  const g = newGame(pool, cloneState(from), null);
  const side = prompt.for;
  const bill = playBill(g, cardOf(g, id), 1, 0);
  if (barToPay(g, side, 'playing', id, bill) !== null) return null;
  const turn = g.state.frames.at(-1);
  if (turn === undefined) return null;
  g.state.prompt = null;
  turn.step = afterAction[side];
  move(g, id, { zone: 'play', faceup: true });
  emit(g, { type: 'played', side, card: see(g, id) });
  g.state.frames.push(
    frame('play', 'trash', { side, card: id, clicks: 1, x: 0 }),
    payFrame(side, id, 'playing', bill),
  );
  advance(g, null);
  return g.state;
}
