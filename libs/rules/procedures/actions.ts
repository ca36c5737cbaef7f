import { advance as advanceOnce, purge } from '../mutations/counters';
import { gainCredits } from '../mutations/credits';
import { drawCards } from '../mutations/draw';
import { rez as turnFaceup } from '../mutations/facing';
import { note } from '../mutations/remember';
import { removeTags } from '../mutations/tags';
import { barToPay } from '../legality/payment';
import { ask, call, done, goto } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import type { Work } from '../machine/work';
import type { RezVars } from '../state/frame';
import type { Bill } from '../state/bill';
import { free, together, credits } from '../query/bill';
import { cardOf } from '../query/card';
import { contextOf, contextBut } from '../query/context';
import { rezBills } from '../query/rez';
import { runBill } from '../query/run-cost';
import { actionBill, advanceBill, basicBills } from '../query/bills';
import { imminentFrame } from './imminent-frame';
import { payFrame } from './pay-frame';
import { runFrame } from './run-frame';
import { playerOf } from '../query/player';

const identityOf = (g: Parameters<typeof gainCredits>[0], side: 'corp' | 'runner') =>
  playerOf(g, side).identity;

export const basic: Procedure<'basic'> = {
  pay: (g, v) => {
    const payFor = v.what === 'remove-tag' ? 'removing tags' : 'other';
    const bill = v.what === 'remove-tag' ? actionBill(g, v.what) : basicBills[v.what];
    return call(payFrame(v.side, identityOf(g, v.side), payFor, bill), 'paid');
  },
  paid: (g, v) => {
    switch (v.what) {
      case 'gain-credit':
        gainCredits(g, v.side, 1);
        break;
      case 'draw':
        drawCards(g, v.side, 1);
        break;
      case 'purge':
        purge(g);
        break;
      case 'remove-tag':
        removeTags(g, 1);
        break;
    }
    return done();
  },
};

/** ADV-01: one token for a click and a credit. */
export const advance: Procedure<'advance'> = {
  pay: (_g, v) => call(payFrame('corp', v.card, 'advancing', advanceBill), 'paid'),
  paid: (g, v) => {
    advanceOnce(g, v.card);
    return done();
  },
};

/** ACT-12: only while the Runner is tagged. */
export const trashResource: Procedure<'trash-resource'> = {
  pay: (g, v) => call(payFrame('corp', v.card, 'other', actionBill(g, 'trash-resource')), 'paid'),
  paid: (g, v) => {
    const context = contextBut(contextOf(g, cardOf(g, v.card)), { controller: 'corp' });
    return call(
      imminentFrame(g, context, [
        { what: 'trash', cards: [v.card], by: 'corp', preventable: true, prevented: 0 },
      ]),
      'over',
    );
  },
  over: () => done(),
};

/** The way of rezzing that costs something else than the rez cost. */
const insteadOfPaying = 'instead';

const billOf = (g: Work, v: RezVars): Bill =>
  (v.free ? undefined : rezBills(g, cardOf(g, v.card), v.discount)[v.instead === true ? 1 : 0]) ??
  free;

/** REZ-01, REZ-06: the cost is paid, the card turned faceup. */
export const rez: Procedure<'rez'> = {
  // REZ-08: asked where either can be paid.
  pay: (g, v) => {
    if (v.free) return goto('due');
    const [own, other] = rezBills(g, cardOf(g, v.card), v.discount);
    if (own === undefined || other === undefined) return goto('due');
    const isPayable = (bill: Bill): boolean =>
      barToPay(g, 'corp', 'rezzing', v.card, bill) === null;
    v.instead = !isPayable(own);
    if (v.instead || !isPayable(other)) return goto('due');
    const options = [`pay-${own.credits}`, insteadOfPaying];
    return ask({ kind: 'option', for: 'corp', source: v.card, options }, 'chosen');
  },
  chosen: (_g, v, answer) => {
    if (answer?.do !== 'option') throw unexpected(answer);
    v.instead = answer.option === insteadOfPaying;
    return goto('due');
  },
  due: (g, v) => call(payFrame('corp', v.card, 'rezzing', billOf(g, v)), 'paid'),
  paid: (g, v, _answer, paid) => {
    if (paid !== true) return done();
    turnFaceup(g, v.card, billOf(g, v).credits);
    // What an effect takes off is used up, where the rez cost is what was paid.
    return v.discount > 0 && v.instead !== true ? done(v.discount) : done();
  },
};

/** ACT-18: a run for a click, and whatever else making a run costs (RUN1-05). */
export const makeRun: Procedure<'make-run'> = {
  pay: (g, v) =>
    call(
      payFrame(
        'runner',
        g.state.runner.identity,
        'running',
        together(runBill(g, v.server, 'action'), credits(0, 1)),
      ),
      'paid',
    ),
  paid: (g, v, _answer, paid) => {
    if (paid !== true) return done();
    note(g, 'run-action', 'runner');
    return call(runFrame(g, v.server, null), 'over');
  },
  over: () => done(),
};
