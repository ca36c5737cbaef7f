import type { When } from '../ability/ability';
import { see, toAll } from '../query/see';
import { isStillActive } from '../mutations/active';
import { emit } from '../mutations/emit';
import type { Met, ReactionVars } from '../state/frame';
import { beginStep, isQuiet, type Work } from '../machine/work';
import { ask, call, done, goto, type Next } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import type { FrameSteps } from '../state/steps';
import { billFor, free } from '../query/bill';
import { cardOf, typeOf } from '../query/card';
import { isHooked } from '../query/hook';
import { asArray } from '../ability/hook';
import { abilityOf } from '../query/constant';
import { forbiddenFor } from '../query/forbidden';
import { couldChange } from '../legality/could-change';
import { barToPay } from '../legality/payment';
import { isUsed, usageOf } from '../query/usage';
import { opponent, type Side } from '../state/side';
import { blockFrame } from './block-frame';
import { imminentFrame } from './imminent-frame';
import { payFrame } from './pay-frame';

type Steps = FrameSteps['reaction'];

const whenAt = (g: Work, path: string): { readonly line: number; readonly ability: When } => {
  const { line, ability } = abilityOf(g, path);
  if (ability.kind !== 'when') throw new Error(`${path} is no conditional ability`);
  return { line, ability };
};

/** TRIG-06: the encounter or run it was tied to is still going on. */
const structureStands = (g: Work, met: Met): boolean =>
  met.within === 0 ||
  g.state.frames.some(
    (one) =>
      (one.at === 'encounter' &&
        one.vars.serial === met.within &&
        one.step !== 'ended' &&
        one.step !== 'over') ||
      (one.at === 'run' && one.vars.serial === met.within && one.vars.phase !== 'ended'),
  );

/** TRIG-05: a source that became inactive before the ability triggered loses it. */
function stands(g: Work, met: Met): boolean {
  if (!structureStands(g, met)) return false;
  if (met.lasting !== 0) return g.state.lasting.some((row) => row.serial === met.lasting);
  const source = cardOf(g, met.source);
  const { anywhere } = whenAt(g, met.path).ability;
  // ZONE-06: it works there alone.
  if (anywhere !== undefined && anywhere !== true && source.zone !== anywhere) return false;
  if (met.anywhere) return source.life === met.life;
  return isStillActive(g, met.source, met.life);
}

/** An optional ability that could change nothing, or cannot be paid for, is not offered (ABIL-09). */
function isOpen(g: Work, met: Met): boolean {
  const { ability } = whenAt(g, met.path);
  const { limit } = ability;
  if (limit !== undefined && isUsed(g, met.path, cardOf(g, met.source), limit)) return false;
  if (ability.optional !== true) return true;
  // ABIL-08: to take up an optional ability is to use its card.
  if (forbiddenFor(g, 'use', cardOf(g, met.source))) return false;
  if (!couldChange(g, met.context, ability.effects)) return false;
  const bill = ability.cost === undefined ? free : billFor(g, met.context, ability.cost);
  return barToPay(g, met.controller, 'using', met.source, bill) === null;
}

/** PREV-10: what a piece of ice does when it is encountered, where something could prevent that. */
function mightBePrevented(g: Work, { path, source, lasting }: Met): boolean {
  if (lasting !== 0 || !isHooked(g, g.pool.hooks.get('prevents:encounter'))) return false;
  const { trigger } = whenAt(g, path).ability;
  return asArray(trigger.on).includes('ice-encountered') && typeOf(g, source) === 'ice';
}

/**
 * The abilities of the player whose turn it is to trigger one, the active one first (META-04, TRIG-02, SIM-02). What cannot be
 * paid for yet may be once another one has resolved.
 */
function candidates(g: Work, v: ReactionVars): { side: Side; indexes: number[] } | null {
  const active = g.state.turn.side;
  const own: number[] = [];
  const others: number[] = [];
  v.met.forEach((met, i) => {
    if (isOpen(g, met)) (met.controller === active ? own : others).push(i);
  });
  if (own.length > 0) return { side: active, indexes: own };
  return others.length > 0 ? { side: opponent(active), indexes: others } : null;
}

const current = (v: ReactionVars): Met => {
  const met = v.met[v.current];
  if (met === undefined) throw new Error('no ability is being triggered');
  return met;
};

/** The step that follows: taken at once where nothing has changed that any rule would look at before it. */
function onTo(g: Work, v: ReactionVars, step: 'next' | 'offer' | 'paid' | 'begin'): Next<Steps> {
  if (!isQuiet(g)) return goto(step);
  beginStep(g);
  return reaction[step](g, v, null, null);
}

function begin(g: Work, v: ReactionVars, index: number): Next<Steps> {
  v.current = index;
  return onTo(g, v, 'offer');
}

/** Copies of one required ability: their order makes no difference. */
const alike = (g: Work, v: ReactionVars, indexes: readonly number[]): boolean => {
  const [first] = indexes;
  const one = first === undefined ? undefined : v.met[first];
  return (
    one !== undefined &&
    indexes.every((i) => v.met[i]?.path === one.path) &&
    // Of one card, met several times at once, nobody could tell which is meant.
    (whenAt(g, one.path).ability.optional !== true ||
      indexes.every((i) => v.met[i]?.source === one.source))
  );
};

/**
 * Abilities whose condition was met at the same time, triggered one by one in any order their owner
 * likes, optional or not (SIM-03); each once for each time it was met (ABIL-05).
 */
export const reaction: Procedure<'reaction'> = {
  next: (g, v) => {
    v.current = -1;
    for (let i = v.met.length - 1; i >= 0; i -= 1) {
      const met = v.met[i];
      // SIM-04
      if (met !== undefined && !stands(g, met)) v.met.splice(i, 1);
    }
    const open = candidates(g, v);
    const [first] = open?.indexes ?? [];
    if (open === null || first === undefined) return done();
    if (open.indexes.length === 1 || alike(g, v, open.indexes)) return begin(g, v, first);
    const sources = open.indexes.map((i) => v.met[i]?.source).filter((id) => id !== undefined);
    return ask({ kind: 'order', for: open.side, sources }, 'chosen');
  },
  chosen: (g, v, answer) => {
    const index = answer?.do === 'first' ? candidates(g, v)?.indexes[answer.ability] : undefined;
    if (index === undefined) throw unexpected(answer);
    return begin(g, v, index);
  },
  offer: (g, v) => {
    const met = current(v);
    if (whenAt(g, met.path).ability.optional !== true) return onTo(g, v, 'paid');
    return ask(
      { kind: 'option', for: met.controller, source: met.source, options: ['yes', 'no'] },
      'decided',
    );
  },
  decided: (g, v, answer) => {
    const met = current(v);
    if (answer?.do !== 'option') throw unexpected(answer);
    const { line, ability } = whenAt(g, met.path);
    if (answer.option === 'no') {
      v.met.splice(v.current, 1);
      return onTo(g, v, 'next');
    }
    emit(g, { type: 'ability-used', card: see(g, met.source, toAll), ability: line });
    if (ability.cost === undefined) return onTo(g, v, 'paid');
    const bill = billFor(g, met.context, ability.cost);
    // ABIL-08: an optional ability that resolves is used.
    return call(payFrame(met.controller, met.source, 'using', bill), 'paid');
  },
  // TRIG-03: from here on it resolves, whatever becomes of its source.
  paid: (g, v, _answer, paid) => {
    const met = current(v);
    if (paid === false) {
      v.met.splice(v.current, 1);
      return goto('next');
    }
    if (mightBePrevented(g, met))
      return call(imminentFrame(g, met.context, [{ what: 'encounter', prevented: 0 }]), 'imminent');
    return onTo(g, v, 'begin');
  },
  imminent: (_g, v, _answer, prevented) => {
    if (prevented === 0) return goto('begin');
    // PREV-02
    v.met.splice(v.current, 1);
    return goto('next');
  },
  begin: (g, v) => {
    const met = current(v);
    const { ability } = whenAt(g, met.path);
    const card = cardOf(g, met.source);
    if (ability.limit !== undefined) g.state.usages.push(usageOf(g, met.path, card, ability.limit));
    return call(blockFrame(g, ability.effects, met.context), 'resolved');
  },
  resolved: (g, v) => {
    const [met] = v.met.splice(v.current, 1);
    if (met !== undefined)
      emit(g, {
        type: 'ability-resolved',
        card: see(g, met.source, toAll),
        ability: whenAt(g, met.path).line,
      });
    return onTo(g, v, 'next');
  },
};
