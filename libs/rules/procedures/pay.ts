import type { PayVars } from '../state/frame';
import { beginStep, type Work } from '../machine/work';
import { ask, call, done, frame, goto, type Next } from '../machine/next';
import type { Procedure } from '../machine/procedure';
import type { FrameSteps } from '../state/steps';
import { cardOf } from '../query/card';
import { contextOf } from '../query/context';
import { cardsFor } from '../query/described';
import { pointsOf } from '../query/points';
import { hasSubtype } from '../query/subtype';
import { mayBeTrashed } from '../query/forbidden';
import { counterSources, putable } from '../legality/payment';
import { available, isPoolAlone, type Source, sourcesFor } from '../legality/credit-sources';
import { placeOfIce } from '../query/ice-position';
import type { CardId } from '../state/card-id';
import { imminentFrame } from './imminent-frame';
import { handAtRisk, playerOf } from '../query/player';
import { boundless } from '../state/boundless';
import { given, takeAll } from './take-payment';

type Steps = FrameSteps['pay'];

type Why = 'forfeit' | 'cost' | 'counter' | 'put' | 'chance';

function candidates(g: Work, v: PayVars): { why: Why; from: CardId[] } | null {
  const { bill } = v;
  if (v.forfeits.length < bill.forfeit)
    return {
      why: 'forfeit',
      from: playerOf(g, v.side).score.filter((id) => !v.forfeits.includes(id)),
    };
  if (bill.counters !== null && (v.drained?.length ?? 0) < bill.counters.amount) {
    const { counters } = bill;
    const sources = counterSources(g, cardOf(g, v.card), counters);
    const left = (id: CardId): number =>
      cardOf(g, id)[counters.kind] - (v.drained ?? []).filter((one) => one === id).length;
    const isOwn = counters.from === undefined && sources.every((id) => id === v.card);
    if (!isOwn) return { why: 'counter', from: sources.filter((id) => left(id) > 0) };
  }
  if (bill.trash !== null && v.trashes.length === 0)
    return {
      why: 'cost',
      from: mayBeTrashed(g, cardsFor(g, contextOf(g, cardOf(g, v.card)), bill.trash), v.side),
    };
  if (bill.trashRandom !== null && v.drawn === undefined)
    return {
      why: 'chance',
      from: handAtRisk(g, bill.trashRandom).filter((id) => !v.trashes.includes(id)),
    };
  const { put } = bill;
  if (put === null || put.amount === 'all') return null;
  const chosen = v.puts ?? [];
  return chosen.length < put.amount
    ? {
        why: 'put',
        from: putable(g, cardOf(g, v.card), put).filter((id) => !chosen.includes(id)),
      }
    : null;
}

function take(v: PayVars, why: Why, id: CardId): Next<Steps> {
  if (why === 'put') v.puts = [...(v.puts ?? []), id];
  else if (why === 'chance') v.drawn = [id];
  else if (why === 'counter') v.drained = [...(v.drained ?? []), id];
  else (why === 'forfeit' ? v.forfeits : v.trashes).push(id);
  return goto('choose');
}

/** Between which numbers a source has to pay, so that enough comes from stealth cards (COST-12). */
function shareOf(
  g: Work,
  v: PayVars,
  next: Source,
  open: readonly Source[],
): { least: number; most: number } {
  const isStealth = ({ source }: Pick<Source, 'source'>): boolean =>
    typeof source === 'number' && hasSubtype(g, cardOf(g, source), 'stealth');
  const sum = (all: readonly Pick<Source, 'source' | 'credits'>[]): number =>
    all.filter(isStealth).reduce((total, one) => total + one.credits, 0);
  const wanted = v.bill.stealth - sum(v.split);
  if (wanted <= 0) return { least: 0, most: boundless };
  return isStealth(next)
    ? { least: wanted - sum(open.slice(1)), most: boundless }
    : { least: 0, most: v.bill.credits - given(v) - wanted };
}

/** What payments set off waits no longer. */
function paidUp(g: Work, v: PayVars): Next<Steps> {
  g.met.push(...v.waiting);
  return done(true);
}

/** Where cards went back to a deck, it is shuffled before anything comes of the payment. */
function settle(v: PayVars, then: 'shuffled' | 'refused'): Next<Steps> {
  if (v.bill.put?.to !== 'shuffled') return goto(then);
  return call(frame('shuffle', 'ask', { deck: v.side === 'corp' ? 'rd' : 'stack' }), then);
}

/** The step that follows where nothing has changed that any rule would look at before it. */
function nextIn(g: Work, v: PayVars, step: (g: Work, v: PayVars) => Next<Steps>): Next<Steps> {
  beginStep(g);
  return step(g, v);
}

function commit(g: Work, v: PayVars): Next<Steps> {
  const caller = g.state.frames.at(-2);
  if (caller?.at === 'use' && v.forfeits.length > 0) caller.vars.forfeited = [...v.forfeits];
  if (caller?.at === 'use' && v.puts !== undefined) caller.vars.put = [...v.puts];
  if (caller?.at === 'play' && v.forfeits.length > 0) {
    caller.vars.forfeited = [...v.forfeits];
    caller.vars.worth = v.forfeits.reduce((sum, id) => sum + pointsOf(g, cardOf(g, id)), 0);
  }
  if (caller?.at === 'play' && v.payFor === 'playing' && v.trashes.length > 0) {
    caller.vars.paid = [...v.trashes];
    const [first] = v.trashes;
    const vacated = first === undefined ? null : placeOfIce(g, cardOf(g, first));
    if (vacated !== null) caller.vars.vacated = vacated;
  }
  const items = takeAll(g, v);
  if (items.length > 0)
    return call(imminentFrame(g, contextOf(g, cardOf(g, v.card)), items), 'gone');
  return settle(v, 'shuffled');
}

/** COST-12: the payer decides the split, and is asked only where it makes a difference. */
function split(g: Work, v: PayVars): Next<Steps> {
  if (v.split.length === 0 && isPoolAlone(g, v.side)) return nextIn(g, v, commit);
  const sources = sourcesFor(g, v.side, v.payFor, v.card, v.bill.stealthOnly);
  const open = sources.slice(v.split.length);
  const [next] = open;
  const due = v.bill.credits - given(v);
  if (next === undefined || next.source === 'pool') return nextIn(g, v, commit);
  const { least, most } = shareOf(g, v, next, open);
  const to = Math.min(next.credits, due, most);
  const from = Math.max(0, due - available(open.slice(1)), least);
  if (from < to)
    return ask({ kind: 'pay', for: v.side, source: next.source, from, to }, 'splitting');
  v.split.push({ source: next.source, credits: to });
  return goto('split');
}

export const pay: Procedure<'pay'> = {
  choose: (g, v) => {
    const choice = candidates(g, v);
    if (choice === null) return nextIn(g, v, split);
    const [only] = choice.from;
    if (choice.from.length === 1 && only !== undefined) return take(v, choice.why, only);
    // COST-18, META-06
    if (choice.why === 'chance')
      return ask(
        { kind: 'random', for: 'chance', why: 'random-card', from: choice.from },
        'chosen',
      );
    return ask(
      {
        kind: 'pick',
        for: v.side,
        source: v.card,
        why: choice.why === 'forfeit' ? 'forfeit' : 'cost',
        from: choice.from,
        done: false,
      },
      'chosen',
    );
  },
  chosen: (g, v, answer) => {
    const choice = candidates(g, v);
    if ((answer?.do !== 'pick' && answer?.do !== 'random') || choice === null)
      throw new Error('a cost waits for a card');
    return take(v, choice.why, answer.card);
  },
  split,
  splitting: (g, v, answer) => {
    const next = sourcesFor(g, v.side, v.payFor, v.card, v.bill.stealthOnly)[v.split.length];
    if (answer?.do !== 'pay' || next === undefined || next.source === 'pool')
      throw new Error('a payment waits for a number');
    v.split.push({ source: next.source, credits: answer.credits });
    return goto('split');
  },
  commit,
  shuffled: paidUp,
  // COST-02: a cost with a prevented part buys nothing, though what was put away is gone.
  gone: (_g, v, _answer, prevented) => settle(v, prevented === 0 ? 'shuffled' : 'refused'),
  refused: (g, v) => {
    g.met.push(...v.waiting);
    return done(false);
  },
};
