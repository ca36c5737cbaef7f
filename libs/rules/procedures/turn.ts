import { signedAmountOf } from '../query/ask';
import { eachConstant } from '../query/in-force';
import { isAction } from '../legality/action';
import { actionFrame } from './action-frame';
import { endLasting } from '../mutations/active';
import { tellEmptyPool } from '../mutations/credits';
import { emit } from '../mutations/emit';
import { discard } from '../mutations/trash';
import { gainClicks, loseClicks } from '../mutations/clicks';
import { drawCards } from '../mutations/draw';
import { refill } from '../mutations/refill';
import { win } from '../mutations/outcome';
import type { Work } from '../machine/work';
import { ask, become, call, frame, goto, type Next } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import type { FrameSteps } from '../state/steps';
import { handSizeOf } from '../query/hand-size';
import { handOf } from '../query/player';
import type { TurnVars } from '../state/frame';
import type { Lasting } from '../state/lasting';
import type { Side } from '../state/side';
import { openWindow } from './window';

function beginTurn(g: Work, side: Side): void {
  const { state } = g;
  if (side === 'corp') state.turn.number += 1;
  state.turn.side = side;
  const lastTurn = state.history.thisTurn.filter(({ type }) => g.asked.rememberedLonger.has(type));
  state.history = { thisTurn: [], lastTurn };
  state.usages = [];
  tellEmptyPool(g, 'corp');
  tellEmptyPool(g, 'runner');
}

/** TURN-04, TURN-14: three or four, as modified. */
function allotment(g: Work, side: Side): number {
  let clicks = side === 'corp' ? 3 : 4;
  eachConstant(g, 'clicks', (modifier, context) => {
    if (modifier.side === side) clicks += signedAmountOf(g, context, modifier.by);
  });
  return Math.max(0, clicks);
}

/** HAND-02: one by one, of the owner's choice. */
function discardDown<S extends string>(g: Work, side: Side, answer: S, after: S): Next<S> {
  const hand = handOf(g, side);
  // GAP-05: less than nothing is nothing.
  if (hand.length <= Math.max(0, handSizeOf(g, side))) return goto(after);
  return ask({ kind: 'discard', for: side }, answer);
}

function endTurn(g: Work, side: Side): void {
  emit(g, { type: 'turn-ended', side });
}

/** Laid earlier in this very turn: "your next turn" is another. */
const isOfThisTurn = (g: Work, { within }: Lasting): boolean => within === g.state.turn.number;

const isOfOneTurn = ({ until }: Lasting): boolean =>
  until === 'turn' || until === 'next-run' || until === 'next-encounter';

/** TURN-27: one of the turns that this player has before the other has one. */
function takeAnother(g: Work, side: Side, { again = 0 }: TurnVars): Next<never> {
  // What lasts until this player's turn begins is not of the turn that comes.
  for (const row of g.state.lasting) if (row.until === `${side}-turn-begins`) row.within = 0;
  const next: TurnVars = again > 1 ? { again: again - 1 } : {};
  return become(
    side === 'corp' ? frame('corp-turn', '1.1', next) : frame('runner-turn', '1.1', next),
  );
}

type CorpSteps = FrameSteps['corp-turn'];

/** The Corp's turn: draw, action and discard phase; then the Runner's (TURN-01, TURN-02). */
export const corpTurn: Procedure<'corp-turn'> = {
  // [1] Draw phase: TURN-04, TURN-05, TURN-06, TURN-07, TURN-08
  '1.1': (g) => {
    beginTurn(g, 'corp');
    emit(g, { type: 'phase-began', side: 'corp', phase: 'draw' });
    gainClicks(g, 'corp', allotment(g, 'corp'));
    return goto('1.2');
  },
  '1.2': (g) => call(openWindow(g, 'corp.1.2', { rez: true, score: true }), '1.3'),
  '1.3': (g) => {
    refill(g, 'corp');
    return goto('1.4');
  },
  '1.4': (g) => {
    endLasting(g, (row) => row.until === 'corp-turn-begins' && !isOfThisTurn(g, row));
    emit(g, { type: 'turn-began', side: 'corp', number: g.state.turn.number });
    return goto('1.5');
  },
  // WIN-08: the game may be over by now.
  '1.5': (g) => {
    drawCards(g, 'corp', 1);
    return goto('2.1');
  },
  // [2] Action phase: TURN-09, TURN-10, TURN-20
  '2.1': (g) => {
    emit(g, { type: 'phase-began', side: 'corp', phase: 'action' });
    return goto('2.1a');
  },
  '2.1a': (g) => call(openWindow(g, 'corp.2.1', { rez: true, score: true }), '2.2'),
  // ACT-02, ACT-03, ACT-04: the next action when the one before is over, and nowhere else.
  '2.2': (g) =>
    g.state.corp.clicks > 0 ? ask({ kind: 'action', for: 'corp' }, '2.2a') : goto('3.1'),
  '2.2a': (g, _v, answer) => {
    if (answer === null || !isAction(answer)) throw unexpected(answer);
    return call(actionFrame(g, 'corp', answer), '2.2b');
  },
  '2.2b': (g) => call(openWindow(g, 'corp.2.2', { rez: true, score: true }), '2.2'),
  // [3] Discard phase: TURN-11, TURN-12, TURN-13, TURN-25
  '3.1': (g) => {
    emit(g, { type: 'phase-began', side: 'corp', phase: 'discard' });
    return goto('3.1a');
  },
  '3.1a': (g) => discardDown<CorpSteps>(g, 'corp', '3.1b', '3.2'),
  '3.1b': (g, _v, answer) => {
    if (answer?.do !== 'discard') throw unexpected(answer);
    discard(g, 'corp', answer.card);
    return goto('3.1a');
  },
  '3.2': (g) => call(openWindow(g, 'corp.3.2', { rez: true }), '3.3'),
  '3.3': (g) => {
    loseClicks(g, 'corp', g.state.corp.clicks);
    return goto('3.4');
  },
  '3.4': (g) => {
    endTurn(g, 'corp');
    return goto('over');
  },
  over: (g, v) => {
    endLasting(g, isOfOneTurn);
    if (v.again !== undefined) return takeAnother(g, 'corp', v);
    return become(frame('runner-turn', '1.1', {}));
  },
};

type RunnerSteps = FrameSteps['runner-turn'];

/** The Runner's turn: no draw phase (TURN-03). */
export const runnerTurn: Procedure<'runner-turn'> = {
  // [1] Action phase: TURN-14, TURN-15, TURN-16, TURN-17, TURN-18, TURN-23
  '1.1': (g) => {
    beginTurn(g, 'runner');
    emit(g, { type: 'phase-began', side: 'runner', phase: 'action' });
    gainClicks(g, 'runner', allotment(g, 'runner'));
    return goto('1.2');
  },
  '1.2': (g) => call(openWindow(g, 'runner.1.2', { rez: true }), '1.3'),
  '1.3': (g) => {
    refill(g, 'runner');
    return goto('1.4');
  },
  '1.4': (g) => {
    endLasting(g, (row) => row.until === 'runner-turn-begins' && !isOfThisTurn(g, row));
    emit(g, { type: 'turn-began', side: 'runner', number: g.state.turn.number });
    return goto('1.5');
  },
  '1.5': (g) => call(openWindow(g, 'runner.1.5', { rez: true }), '1.6'),
  '1.6': (g) =>
    g.state.runner.clicks > 0 ? ask({ kind: 'action', for: 'runner' }, '1.6a') : goto('2.1'),
  '1.6a': (g, _v, answer) => {
    if (answer === null || !isAction(answer)) throw unexpected(answer);
    return call(actionFrame(g, 'runner', answer), '1.6b');
  },
  '1.6b': (g) => call(openWindow(g, 'runner.1.6', { rez: true }), '1.6'),
  // [2] Discard phase: TURN-19, TURN-25
  '2.1': (g) => {
    emit(g, { type: 'phase-began', side: 'runner', phase: 'discard' });
    return goto('2.1a');
  },
  '2.1a': (g) => discardDown<RunnerSteps>(g, 'runner', '2.1b', '2.2'),
  '2.1b': (g, _v, answer) => {
    if (answer?.do !== 'discard') throw unexpected(answer);
    discard(g, 'runner', answer.card);
    return goto('2.1a');
  },
  '2.2': (g) => call(openWindow(g, 'runner.2.2', { rez: true }), '2.3'),
  '2.3': (g) => {
    loseClicks(g, 'runner', g.state.runner.clicks);
    return goto('2.4');
  },
  // HAND-06, GAP-06: a negative hand size flatlines before the turn's end sets anything off.
  '2.4': (g) => {
    if (handSizeOf(g, 'runner') < 0) win(g, 'corp', 'flatline');
    return goto('2.4a');
  },
  '2.4a': (g) => {
    endTurn(g, 'runner');
    return goto('over');
  },
  over: (g, v) => {
    endLasting(g, isOfOneTurn);
    if (v.again !== undefined) return takeAnother(g, 'runner', v);
    return become(frame('corp-turn', '1.1', {}));
  },
};
