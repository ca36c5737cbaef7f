import { barToPay } from '../legality/payment';
import type { Work } from '../machine/work';
import { call, goto, type Next } from '../machine/next';
import { alsoBill } from '../query/also-bill';
import { free } from '../query/bill';
import { cardOf } from '../query/card';
import { contextOf } from '../query/context';
import { forbidden } from '../query/forbidden';
import type { Bill } from '../state/bill';
import type { FrameSteps } from '../state/steps';
import { imminentFrame } from './imminent-frame';
import { payFrame } from './pay-frame';

type Steps = FrameSteps['run'];

/** What jacking out costs besides; `free` itself where that is nothing (COST-06). */
const jackOutBill = (g: Work): Bill => alsoBill(g, 'jack-out-also', ({ cost }) => cost);

/** Nothing forbids the Runner to jack out, and it can be paid for. */
export const canJackOut = (g: Work): boolean => {
  if (forbidden(g, 'jack-out', 'runner')) return false;
  const bill = jackOutBill(g);
  return bill === free || barToPay(g, 'runner', 'other', g.state.runner.identity, bill) === null;
};

/** The steps by which the Runner jacks out: paid for, not prevented, and gone. */
interface WayOut {
  readonly paid: Steps;
  readonly settled: Steps;
  readonly out: Steps;
}

export const fromIce: WayOut = { paid: '2.2b', settled: '2.2c', out: '2.2j' };
export const fromServer: WayOut = { paid: '5.2b', settled: '5.2c', out: '5.2j' };

/** It can be prevented only where some card of the pool could (PREV-01). */
export function imminentLeave(g: Work, { settled, out }: WayOut): Next<Steps> {
  if (!g.pool.hooks.has('prevents:jack-out')) return goto(out);
  const context = contextOf(g, cardOf(g, g.state.runner.identity));
  return call(imminentFrame(g, context, [{ what: 'jack-out', prevented: 0 }]), settled);
}

/** Pays for it where it costs anything, and is about to be gone. */
export function leave(g: Work, way: WayOut): Next<Steps> {
  const bill = jackOutBill(g);
  if (bill === free) return imminentLeave(g, way);
  return call(payFrame('runner', g.state.runner.identity, 'other', bill), way.paid);
}
