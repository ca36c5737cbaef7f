import { see, toAll } from '../query/see';
import { seenByRunner } from '../state/sighting';
import { endLasting } from '../mutations/active';
import { steal } from '../mutations/agenda';
import { emit } from '../mutations/emit';
import { reveal } from '../mutations/facing';
import { accessOptions, accessTrashBill, barToSteal, stealBill } from '../legality/accessed';
import type { Decision } from '../state/decision';
import type { AccessVars } from '../state/run-vars';
import type { Work } from '../machine/work';
import { ask, call, done, goto, type Next } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import type { FrameSteps } from '../state/steps';
import { free } from '../query/bill';
import { cardOf, typeOfCard } from '../query/card';
import { printedOn } from '../query/constant';
import { fits } from '../query/ask';
import { someConstant } from '../query/in-force';
import { contextOf, contextBut } from '../query/context';
import { imminentFrame } from './imminent-frame';
import { payFrame } from './pay-frame';
import { useFrame } from './use-frame';

type Steps = FrameSteps['access'];

/** ACC-20: once the card has left, the rest of its access is skipped. */
const isThere = (g: Work, v: AccessVars): boolean => {
  const card = cardOf(g, v.card);
  return card.life === v.life && card.zone === v.from;
};

const isRevealed = (g: Work, v: AccessVars): boolean => {
  if (v.from !== 'rd') return false;
  const card = cardOf(g, v.card);
  return (
    printedOn(g, card, 'revealed-on-access').length > 0 ||
    someConstant(
      g,
      'revealed-on-access',
      ({ cards }, context) => cards !== undefined && fits(g, context, card, cards),
    )
  );
};

/** Who sees what is accessed: the Runner; the Corp where it knows the card anyway (INFO-16, GAP-08). */
const trashIt = (g: Work, v: AccessVars): Next<Steps> =>
  call(
    imminentFrame(g, contextBut(contextOf(g, cardOf(g, v.card)), { controller: 'runner' }), [
      { what: 'trash', cards: [v.card], by: 'runner', preventable: true, prevented: 0 },
    ]),
    '5.5.2',
  );

function takeUp(g: Work, v: AccessVars, answer: Decision | null): Next<Steps> {
  if (answer?.do === 'leave-accessed') return goto('5.5.3');
  if (answer?.do === 'use')
    return call(useFrame(g, answer.card, answer.ability, 'runner'), '5.5.2');
  if (answer?.do !== 'trash-accessed') throw unexpected(answer);
  const bill = accessTrashBill(g, v.card);
  if (bill === null) throw unexpected(answer);
  return call(payFrame('runner', v.card, 'trashing', bill), '5.5.2b');
}

/** One card's access, in the reference's own steps (ACC-05). */
export const access: Procedure<'access'> = {
  '5.5.1': (g, v) => {
    const shown = isRevealed(g, v) ? toAll : seenByRunner;
    if (isRevealed(g, v)) reveal(g, v.card);
    emit(g, { type: 'accessed', card: see(g, v.card, shown), server: v.server, from: v.from });
    return goto('5.5.2');
  },
  '5.5.2': (g, v) => {
    if (!isThere(g, v)) {
      v.trashed ||= v.from !== 'archives' && cardOf(g, v.card).zone === 'archives';
      return goto('5.5.4');
    }
    if (g.asking === 'choices') {
      const options = accessOptions(g, v.card);
      const [only] = options;
      if (only === undefined) return goto('5.5.3');
      if (options.length === 1) return takeUp(g, v, only);
    }
    return ask({ kind: 'accessed', for: 'runner', card: v.card }, '5.5.2a');
  },
  '5.5.2a': takeUp,
  '5.5.2b': (g, v) => {
    v.trashed = true;
    return trashIt(g, v);
  },
  // STEAL-01, STEAL-02, ACC-12: compulsory, unless an additional cost is declined.
  '5.5.3': (g, v) => {
    if (typeOfCard(g, cardOf(g, v.card)) !== 'agenda') return goto('5.5.4');
    const bill = stealBill(g, v.card);
    if (g.asking === 'choices') {
      if (barToSteal(g, v.card) !== null) return goto('5.5.4');
      if (bill === free) return goto('5.5.3c');
    }
    return ask({ kind: 'steal', for: 'runner', card: v.card }, '5.5.3a');
  },
  '5.5.3a': (g, v, answer) => {
    if (answer?.do === 'decline-steal') return goto('5.5.4');
    if (answer?.do !== 'steal') throw unexpected(answer);
    return call(payFrame('runner', v.card, 'stealing', stealBill(g, v.card)), '5.5.3b');
  },
  '5.5.3b': (g, v, _answer, paid) => {
    return goto(paid === true && isThere(g, v) ? '5.5.3c' : '5.5.4');
  },
  '5.5.3c': (g, v) => {
    steal(g, v.card);
    return goto('5.5.4');
  },
  '5.5.4': (g, v) => {
    endLasting(g, (row) => row.until === 'access' && row.source === v.card);
    emit(g, { type: 'access-ended', card: see(g, v.card), trashed: v.trashed, from: v.from });
    return done();
  },
};
