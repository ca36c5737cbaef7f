import { drawCards } from '../mutations/draw';
import { emit, mark } from '../mutations/emit';
import { move } from '../mutations/move';
import type { Work } from '../machine/work';
import { ask, become, call, frame, goto, type Next } from '../machine/next';
import type { Procedure } from '../machine/procedure';
import { cardOf } from '../query/card';
import { printedOn } from '../query/constant';
import { takeBadPublicity } from '../mutations/tags';
import { handOf } from '../query/player';
import type { Side } from '../state/side';
import type { FrameSteps } from '../state/steps';

/** SETUP-06: five cards, where no identity says otherwise. */
const handSize = (g: Work, side: Side): number =>
  printedOn(g, cardOf(g, g.state[side].identity), 'starting-hand')[0]?.cards ?? 5;

/** SETUP-02: what a side starts with is not taken, and meets no condition that waits for that. */
function startWithBadPublicity(g: Work, amount: number): void {
  const met = [...g.met];
  takeBadPublicity(g, amount);
  g.met = met;
}

/** SETUP-02: what an identity says about the start, before anything else. */
function startWith(g: Work, side: Side): void {
  for (const { credits, badPublicity } of printedOn(
    g,
    cardOf(g, g.state[side].identity),
    'starts-with',
  )) {
    if (credits !== undefined) g.state[side].credits = credits;
    if (badPublicity !== undefined) startWithBadPublicity(g, badPublicity);
  }
}

/** SETUP-08: the whole hand goes back before a new one is drawn. */
function giveBack(g: Work, side: Side): void {
  for (const id of [...handOf(g, side)])
    move(g, id, { zone: side === 'corp' ? 'rd' : 'stack', faceup: false });
  emit(g, { type: 'mulliganed', side });
}

/** What identities do before a step of setup comes first; where none does, it goes on at once. */
function before(
  g: Work,
  type: 'sides-chosen' | 'hands-due' | 'first-turn-due',
  step: FrameSteps['setup'],
  go: (g: Work) => Next<FrameSteps['setup']>,
): Next<FrameSteps['setup']> {
  mark(g, { type });
  return g.met.length > 0 ? goto(step) : go(g);
}

const shuffleDecks = (): Next<FrameSteps['setup']> =>
  call(frame('shuffle', 'ask', { deck: 'rd' }), 'stack');

function drawHands(g: Work): Next<FrameSteps['setup']> {
  drawCards(g, 'corp', handSize(g, 'corp'));
  drawCards(g, 'runner', handSize(g, 'runner'));
  return goto('corp');
}

const takeFirstTurn = (): Next<FrameSteps['setup']> => become(frame('corp-turn', '1.1', {}));

/** Shuffles, hands and mulligans (SETUP-05 to SETUP-09). */
export const setup: Procedure<'setup'> = {
  rd: (g) => {
    startWith(g, 'corp');
    startWith(g, 'runner');
    return before(g, 'sides-chosen', 'decks', shuffleDecks);
  },
  decks: shuffleDecks,
  stack: () => call(frame('shuffle', 'ask', { deck: 'stack' }), 'draw'),
  // SETUP-11
  draw: (g) => before(g, 'hands-due', 'hands', drawHands),
  hands: drawHands,
  // SETUP-07: the Corp decides first.
  corp: () => ask({ kind: 'mulligan', for: 'corp' }, 'corp-done'),
  'corp-done': (g, _v, answer) => {
    if (answer?.do === 'keep') return goto('runner');
    giveBack(g, 'corp');
    return call(frame('shuffle', 'ask', { deck: 'rd' }), 'corp-draw');
  },
  'corp-draw': (g) => {
    drawCards(g, 'corp', handSize(g, 'corp'));
    return goto('runner');
  },
  runner: () => ask({ kind: 'mulligan', for: 'runner' }, 'runner-done'),
  'runner-done': (g, _v, answer) => {
    if (answer?.do === 'keep') return goto('begin');
    giveBack(g, 'runner');
    return call(frame('shuffle', 'ask', { deck: 'stack' }), 'runner-draw');
  },
  'runner-draw': (g) => {
    drawCards(g, 'runner', handSize(g, 'runner'));
    return goto('begin');
  },
  // SETUP-12
  begin: (g) => before(g, 'first-turn-due', 'turn', takeFirstTurn),
  turn: takeFirstTurn,
};
