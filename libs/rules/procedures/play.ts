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
import { contextOf } from '../query/context';
import { toldNumbers, vacated } from '../query/told';
import { blockFrame } from './block-frame';
import { endActionPhase } from './end-action-phase';
import { payFrame } from './pay-frame';
import type { PlayVars } from '../state/frame';

const termsOf = (v: PlayVars): { plain: boolean; free: boolean } => ({
  plain: v.plain === true,
  free: v.free === true,
});

/** ORD-01: no other was played by this player before, in this turn; asked where some card waits for it. */
const isFirstPlayed = (g: Work, v: PlayVars): boolean =>
  g.pool.triggers.has('play-ended') &&
  !g.state.history.thisTurn.some(({ type, side }) => type === 'played' && side === v.side);

/** Events and operations: reveal, pay, place, resolve, trash (PLAY-01, PLAY-02, PLAY-05, PLAY-07). */
export const play: Procedure<'play'> = {
  x: (g, v) => {
    if (v.free === true || !costsX(valueOf(g, cardOf(g, v.card)))) return goto('pay');
    return ask(
      { kind: 'number', for: v.side, source: v.card, from: 0, to: mostPlayX(g, cardOf(g, v.card)) },
      'named',
    );
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
    const where = v.vacated === undefined ? {} : { place: v.vacated.server };
    const numbers = {
      ...(v.vacated === undefined ? {} : { [vacated]: v.vacated.position }),
      ...(v.worth === undefined ? {} : { [toldNumbers.worth]: v.worth }),
    };
    const context = { ...contextOf(g, card), ...where, x: v.x, named, numbers };
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
