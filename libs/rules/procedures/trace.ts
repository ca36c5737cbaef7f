import { see } from '../query/see';
import { emit } from '../mutations/emit';
import type { TraceVars } from '../state/frame';
import type { Work } from '../machine/work';
import { ask, call, done, goto, become, type Next } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import type { FrameSteps } from '../state/steps';
import { credits } from '../query/bill';
import { linkOf } from '../query/link';
import { traced } from '../query/told';
import { available, sourcesFor } from '../legality/payment';
import type { Side } from '../state/side';
import { blockFrame } from './block-frame';
import { payFrame } from './pay-frame';

type Steps = FrameSteps['trace'];

const most = (g: Work, v: TraceVars, side: Side): number =>
  available(sourcesFor(g, side, 'traces', v.context.source, false));

/** What is spent counts at once; nobody with nothing to spend is asked, and spends nothing. */
function bid(g: Work, v: TraceVars, side: Side, spent: number, after: Steps): Next<Steps> {
  if (side === 'corp') v.strength += spent;
  else v.link += spent;
  emit(g, { type: 'bid', side, credits: spent, strength: side === 'corp' ? v.strength : v.link });
  return call(payFrame(side, v.context.source, 'traces', credits(spent)), after);
}

/** Trace strength against link strength; the Corp spends first, openly (TRC-01, TRC-02, TRC-03, TRC-07). */
export const trace: Procedure<'trace'> = {
  began: (g, v) => {
    v.strength = v.base;
    v.link = linkOf(g);
    emit(g, { type: 'trace-began', base: v.base, card: see(g, v.context.source) });
    return goto('corp');
  },
  corp: (g, v) => {
    const to = most(g, v, 'corp');
    if (to === 0 && g.asking === 'choices') return bid(g, v, 'corp', 0, 'runner');
    return ask({ kind: 'bid', for: 'corp', source: v.context.source, from: 0, to }, 'corp-paid');
  },
  'corp-paid': (g, v, answer) => {
    if (answer?.do !== 'bid') throw unexpected(answer);
    return bid(g, v, 'corp', answer.credits, 'runner');
  },
  runner: (g, v) => {
    const to = most(g, v, 'runner');
    if (to === 0 && g.asking === 'choices') return bid(g, v, 'runner', 0, 'compare');
    return ask(
      { kind: 'bid', for: 'runner', source: v.context.source, from: 0, to },
      'runner-paid',
    );
  },
  'runner-paid': (g, v, answer) => {
    if (answer?.do !== 'bid') throw unexpected(answer);
    return bid(g, v, 'runner', answer.credits, 'compare');
  },
  // TRC-04, TRC-05: strictly higher; a tie fails.
  compare: (g, v) => {
    const successful = v.strength > v.link;
    emit(g, {
      type: 'trace-ended',
      strength: v.strength,
      link: v.link,
      successful,
      card: see(g, v.context.source),
    });
    const path = successful ? v.success : v.failure;
    const effects = path === null ? undefined : g.pool.effects.get(path);
    if (effects === undefined) return done();
    const numbers = {
      ...v.context.numbers,
      [traced.strength]: v.strength,
      [traced.link]: v.link,
    };
    return become(blockFrame(g, effects, { ...v.context, numbers }));
  },
};
