import { see } from '../query/see';
import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import { mayDraw } from '../query/may-draw';
import { emit } from './emit';
import { move } from './move';
import { win } from './outcome';
import { deckOf } from '../query/player';

/**
 * Draws cards one after another into the hand (DRAW-01). The Corp loses when it has to draw from an empty
 * R&D, after taking what is there (DRAW-02, DRAW-04); the Runner draws what there is (DRAW-03).
 */
export function drawCards(
  g: Work,
  side: Side,
  amount: number,
  from: 'top' | 'bottom' = 'top',
): readonly CardId[] {
  const most = amount === 0 ? 0 : Math.min(amount, mayDraw(g, side));
  if (most === 0) return [];
  const deck = deckOf(g, side);
  const drawn: CardId[] = [];
  const at = from === 'top' ? 0 : -1;
  for (let next = deck.at(at); drawn.length < most && next !== undefined; next = deck.at(at)) {
    move(g, next, { zone: side === 'corp' ? 'hq' : 'grip', faceup: false });
    drawn.push(next);
  }
  if (drawn.length > 0)
    emit(g, { type: 'drew', side, amount: drawn.length, cards: drawn.map((id) => see(g, id)) });
  // WIN-03
  if (side === 'corp' && drawn.length < most) win(g, 'runner', 'empty-rd');
  return drawn;
}
