import {
  advance,
  barToPay,
  type CardId,
  cloneState,
  frame,
  rezBill,
  type Rules,
  type State,
  workOn,
} from '#rules';
import { wait } from './by-hand';

/**
 * The Corp rezzes a card in a root while the Runner is asked to jack out or a trace is bid for, or
 * ice that is not approached; null where that cannot be.
 */
export function rezEarly({ pool }: Rules, from: State, id: CardId): State | null {
  const card = from.cards[id];
  if (card === undefined || card.faceup) return null;
  const asked = from.prompt?.kind;
  const isRoot = card.zone === 'root' && (asked === 'jack-out' || asked === 'bid');
  if (!isRoot && card.zone !== 'ice') return null;
  const g = workOn(pool, cloneState(from), null);
  const bill = rezBill(g, card);
  if (barToPay(g, 'corp', 'rezzing', id, bill) !== null || !wait(g.state)) return null;
  g.state.frames.push(frame('rez', 'pay', { card: id, free: false, discount: 0 }));
  advance(g, null);
  return g.state;
}
