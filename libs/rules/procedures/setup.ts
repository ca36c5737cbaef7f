import { drawCards } from '../mutations/draw';
import { emit } from '../mutations/emit';
import { move } from '../mutations/move';
import type { Work } from '../machine/work';
import { ask, become, call, frame, goto } from '../machine/next';
import type { Procedure } from '../machine/procedure';
import { cardOf } from '../query/card';
import { printedOn } from '../query/constant';
import { takeBadPublicity } from '../mutations/tags';
import { handOf } from '../query/player';
import type { Side } from '../state/side';

/** SETUP-06: five cards, where no identity says otherwise. */
const handSize = (g: Work, side: Side): number =>
  printedOn(g, cardOf(g, g.state[side].identity), 'starting-hand')[0]?.cards ?? 5;

/** SETUP-02: what an identity says about the start, before anything else. */
function startWith(g: Work, side: Side): void {
  for (const { credits, badPublicity } of printedOn(
    g,
    cardOf(g, g.state[side].identity),
    'starts-with',
  )) {
    if (credits !== undefined) g.state[side].credits = credits;
    if (badPublicity !== undefined) takeBadPublicity(g, badPublicity);
  }
}

/** SETUP-08: the whole hand goes back before a new one is drawn. */
function giveBack(g: Work, side: Side): void {
  for (const id of [...handOf(g, side)])
    move(g, id, { zone: side === 'corp' ? 'rd' : 'stack', faceup: false });
  emit(g, { type: 'mulliganed', side });
}

/** Shuffles, hands and mulligans (SETUP-05 to SETUP-09). */
export const setup: Procedure<'setup'> = {
  rd: (g) => {
    startWith(g, 'corp');
    startWith(g, 'runner');
    return call(frame('shuffle', 'ask', { deck: 'rd' }), 'stack');
  },
  stack: () => call(frame('shuffle', 'ask', { deck: 'stack' }), 'draw'),
  draw: (g) => {
    drawCards(g, 'corp', handSize(g, 'corp'));
    drawCards(g, 'runner', handSize(g, 'runner'));
    return goto('corp');
  },
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
  begin: () => become(frame('corp-turn', '1.1', {})),
};
