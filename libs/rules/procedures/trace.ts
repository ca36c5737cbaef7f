import { see } from '../query/see';
import { emit } from '../mutations/emit';
import type { TraceVars } from '../state/frame';
import type { Work } from '../machine/work';
import { ask, call, done, goto, become, type Next } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import type { FrameSteps } from '../state/steps';
import { credits } from '../query/bill';
import { eachConstant } from '../query/in-force';
import { traceLinkOf } from '../query/link';
import { traced } from '../query/told';
import { available, sourcesFor } from '../legality/credit-sources';
import { opponent, type Side } from '../state/side';
import { blockFrame } from './block-frame';
import { payFrame } from './pay-frame';
import { contextBut } from '../query/context';

type Steps = FrameSteps['trace'];

const most = (g: Work, v: TraceVars, side: Side): number =>
  available(sourcesFor(g, side, 'traces', v.context.source, false));

/** What is spent counts at once; nobody with nothing to spend is asked, and spends nothing. */
function bid(g: Work, v: TraceVars, side: Side, spent: number, next: Steps): Next<Steps> {
  if (side === 'corp') v.strength += spent;
  else v.link += spent;
  emit(g, { type: 'bid', side, credits: spent, strength: side === 'corp' ? v.strength : v.link });
  return call(payFrame(side, v.context.source, 'traces', credits(spent)), next);
}

/** TRC-02, TRC-09: the Corp, where no card says otherwise. */
function spendsFirst(g: Work): Side {
  let first: Side = 'corp';
  eachConstant(g, 'trace-first', ({ who }) => {
    first = who;
  });
  return first;
}

/** Who comes after a player: the other, or nobody. */
const after = (v: TraceVars, side: Side): Steps =>
  side === (v.first ?? 'corp') ? opponent(side) : 'compare';

/** Trace strength against link strength; the Corp spends first, openly (TRC-01, TRC-02, TRC-03, TRC-07). */
export const trace: Procedure<'trace'> = {
  began: (g, v) => {
    v.strength = v.base;
    v.link = traceLinkOf(g);
    const first = spendsFirst(g);
    if (first !== 'corp') v.first = first;
    emit(g, { type: 'trace-began', base: v.base, card: see(g, v.context.source) });
    return goto(first);
  },
  corp: (g, v) => {
    const to = most(g, v, 'corp');
    if (to === 0 && g.asking === 'choices') return bid(g, v, 'corp', 0, after(v, 'corp'));
    return ask({ kind: 'bid', for: 'corp', source: v.context.source, from: 0, to }, 'corp-paid');
  },
  'corp-paid': (g, v, answer) => {
    if (answer?.do !== 'bid') throw unexpected(answer);
    return bid(g, v, 'corp', answer.credits, after(v, 'corp'));
  },
  runner: (g, v) => {
    const to = most(g, v, 'runner');
    if (to === 0 && g.asking === 'choices') return bid(g, v, 'runner', 0, after(v, 'runner'));
    return ask(
      { kind: 'bid', for: 'runner', source: v.context.source, from: 0, to },
      'runner-paid',
    );
  },
  'runner-paid': (g, v, answer) => {
    if (answer?.do !== 'bid') throw unexpected(answer);
    return bid(g, v, 'runner', answer.credits, after(v, 'runner'));
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
    return become(blockFrame(g, effects, contextBut(v.context, { numbers })));
  },
};
