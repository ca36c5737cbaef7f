import { advance, type CardId, cloneState, frame, type Rules, type State, workOn } from '#rules';
import { wait } from './by-hand';

/** The Corp rezzes a card in a root while the Runner is asked to jack out; null where that is not asked. */
export function rezEarly({ pool }: Rules, from: State, id: CardId): State | null {
  const card = from.cards[id];
  if (from.prompt?.kind !== 'jack-out' || card?.zone !== 'root' || card.faceup) return null;
  const g = workOn(pool, cloneState(from), null);
  if (!wait(g.state)) return null;
  g.state.frames.push(frame('rez', 'pay', { card: id, free: false, discount: 0 }));
  advance(g, null);
  return g.state;
}
