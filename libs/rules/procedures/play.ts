import { costsX, mostPlayX, playAt, playBill, staysInPlay } from '../legality/play';
import { see } from '../query/see';
import { emit, mark } from '../mutations/emit';
import { move } from '../mutations/move';
import { note } from '../mutations/remember';
import { trash } from '../mutations/trash';
import type { Work } from '../machine/work';
import { ask, call, done, goto } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import { cardOf, valueOf } from '../query/card';
import { printedOn } from '../query/constant';
import { contextBut, contextOf } from '../query/context';
import { toldNumbers, vacated } from '../query/told';
import { isChanged } from '../query/in-force';
import { barToPay } from '../legality/payment';
import { blockFrame } from './block-frame';
import { endActionPhase } from './end-action-phase';
import { askToLower, payToLower, takeLowering } from './lower';
import { payFrame } from './pay-frame';
import type { PlayVars } from '../state/frame';
import type { Prompt } from '../state/prompt';

const termsOf = (v: PlayVars): { plain: boolean; free: boolean; lowered: number } => ({
  plain: v.plain === true,
  free: v.free === true,
  lowered: v.lowered ?? 0,
});

/** COST-19: whether a card is trashed to lower the play cost, where there is one. */
function toLower(g: Work, v: PlayVars): Prompt | null {
  const card = cardOf(g, v.card);
  const terms = termsOf(v);
  const bill = playBill(g, card, v.clicks, 0, terms);
  const less = playBill(g, card, v.clicks, 0, { ...terms, lowered: terms.lowered + 1 });
  const costs = less.credits < bill.credits || (!terms.free && costsX(valueOf(g, card)));
  const isPayable = barToPay(g, v.side, 'playing', v.card, bill) === null;
  return costs ? askToLower(g, v, 'play', isPayable) : null;
}

/** ORD-01: no other was played by this player before, in this turn; asked where some card waits for it. */
const isFirstPlayed = (g: Work, v: PlayVars): boolean =>
  g.pool.triggers.has('play-ended') &&
  !g.state.history.thisTurn.some(({ type, side }) => type === 'played' && side === v.side);

/** Events and operations: reveal, pay, place, resolve, trash (PLAY-01, PLAY-02, PLAY-05, PLAY-07). */
export const play: Procedure<'play'> = {
  x: (g, v) => {
    const lowering = isChanged(g, 'may-cost-less') ? toLower(g, v) : null;
    if (lowering !== null) return ask(lowering, 'lowering');
    if (v.free === true || !costsX(valueOf(g, cardOf(g, v.card)))) return goto('pay');
    const to = mostPlayX(g, cardOf(g, v.card), v.lowered ?? 0);
    return ask({ kind: 'number', for: v.side, source: v.card, from: 0, to }, 'named');
  },
  lowering: (g, v, answer) => {
    const pays = payToLower(g, v, 'play', answer);
    return pays === null ? goto('x') : call(pays, 'lowered');
  },
  lowered: (_g, v, _answer, paid) => {
    takeLowering(v, paid === true);
    return goto('x');
  },
  named: (_g, v, answer) => {
    if (answer?.do !== 'number') throw unexpected(answer);
    v.x = answer.number;
    return goto('pay');
  },
  pay: (g, v) => {
    const bill = playBill(g, cardOf(g, v.card), v.clicks, v.x, termsOf(v));
    return call(payFrame(v.side, v.card, 'playing', bill), 'place');
  },
  place: (g, v, _answer, paid) => {
    if (paid !== true) return done();
    if (isFirstPlayed(g, v)) v.first = true;
    move(g, v.card, { zone: 'play', faceup: true });
    emit(g, { type: 'played', side: v.side, card: see(g, v.card) });
    return goto('resolve');
  },
  resolve: (g, v) => {
    const card = cardOf(g, v.card);
    const named = {
      ...(v.paid === undefined ? {} : { paid: v.paid }),
      ...(v.forfeited === undefined ? {} : { forfeited: v.forfeited }),
    };
    const numbers = {
      ...(v.vacated === undefined ? {} : { [vacated]: v.vacated.position }),
      ...(v.worth === undefined ? {} : { [toldNumbers.worth]: v.worth }),
    };
    const own = contextBut(contextOf(g, card), { x: v.x, named, numbers });
    const context = v.vacated === undefined ? own : contextBut(own, { place: v.vacated.server });
    return call(blockFrame(g, playAt(g, card).effects, context), 'resolved');
  },
  resolved: (g, v) => {
    note(g, 'play-resolved', v.side);
    emit(g, { type: 'ability-resolved', card: see(g, v.card), ability: 0 });
    return goto('trash');
  },
  trash: (g, v) => {
    const isLast = printedOn(g, cardOf(g, v.card), 'ends-action-phase').length > 0;
    // PLAY-09: a current leaves only when its own condition arises.
    if (cardOf(g, v.card).zone === 'play' && !staysInPlay(g, cardOf(g, v.card)))
      trash(g, [v.card], { by: v.side, resolved: true });
    if (g.pool.triggers.has('play-ended'))
      mark(g, {
        type: 'play-ended',
        side: v.side,
        card: see(g, v.card),
        first: v.first === true,
      });
    if (isLast) endActionPhase(g, v.side);
    return done();
  },
};
