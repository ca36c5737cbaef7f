import type { Effects, Effect, Option } from '../../ability/ability';
import { see } from '../../query/see';
import { emit } from '../../mutations/emit';
import { reveal } from '../../mutations/facing';
import type { BlockVars } from '../../state/frame';
import type { Work } from '../../machine/work';
import { ask, call, goto, type Next } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import { amountOf, holds, fits } from '../../query/ask';
import { billFor } from '../../query/bill';
import { cardOf } from '../../query/card';
import { openly } from '../../query/openly';
import { choosable } from '../../legality/choosable';
import { couldChange } from '../../legality/could-change';
import type { Cost } from '../../ability/cost';
import type { Side } from '../../state/side';
import { mostX } from '../../legality/most-x';
import { barToPay } from '../../legality/payment';
import { resolvable } from '../../legality/resolvable';
import type { CardId } from '../../state/card-id';
import { ownCard } from '../../state/own-card';
import { proceed, type BlockStep, type Handler } from './handler';
import { blockFrame } from '../block-frame';
import { payFrame } from '../pay-frame';
import { boundless } from '../../state/boundless';
import { contextBut } from '../../query/context';

type Of<K extends Effect['do']> = Handler<Extract<Effect, { do: K }>>;
type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** Cards are chosen first, all of them, none twice, as many as possible, none where the least is none (ALL-03, CHOOSE-04, SUB-02). */
function askForCard(g: Work, v: BlockVars, effect: EffectOf<'choose'>): Next<BlockStep> {
  const chosen = v.named[effect.as] ?? [];
  const then = g.pool.effects.get(v.path)?.slice(v.i + 1) ?? [];
  const left = choosable(g, v, effect, then).filter((id) => !chosen.includes(id));
  const most = amountOf(g, v, effect.most);
  const due = Math.min(amountOf(g, v, effect.least), chosen.length + left.length) - chosen.length;
  if (chosen.length >= most || left.length === 0) return proceed(v);
  if (due >= left.length) {
    for (const id of left) take(g, v, effect, id);
    return proceed(v);
  }
  const who = effect.who ?? v.controller;
  const from = openly(g, left, [who === 'corp' ? 'grip' : 'hq']);
  return ask(
    { kind: 'pick', for: who, source: v.source, why: 'choose', from, done: due <= 0 },
    'answered',
  );
}

const reliesOnQuality = ({ from }: EffectOf<'choose'>): boolean =>
  typeof from === 'object' && ('type' in from || 'subtype' in from);

function take(g: Work, v: BlockVars, effect: EffectOf<'choose'>, id: CardId): void {
  v.named[effect.as] = [...(v.named[effect.as] ?? []), id];
  if (effect.lasting === true) ownCard(g.state, v.source).chosen = id;
  // CHOOSE-03: what is chosen by a quality is shown to have it.
  const { zone, faceup } = cardOf(g, id);
  if (zone === 'archives' && !faceup && reliesOnQuality(effect)) reveal(g, id);
  const side = effect.who ?? v.controller;
  emit(g, { type: 'chosen', side, card: see(g, id), by: see(g, v.source) });
}

export const choose: Of<'choose'> = {
  begin: (g, v, effect) => {
    const { as, further } = effect;
    if (further === undefined) v.named[as] = [];
    else if (!(v.named[as] ?? []).every((id) => fits(g, v, cardOf(g, id), further)))
      return proceed(v);
    return askForCard(g, v, effect);
  },
  answered: (g, v, effect, answer) => {
    if (answer.do === 'done') return proceed(v);
    if (answer.do !== 'pick') throw unexpected(answer);
    take(g, v, effect, answer.card);
    return goto('returned');
  },
  returned: (g, v, effect) => askForCard(g, v, effect),
};

export const chooseNumber: Of<'choose-number'> = {
  begin: (g, v, effect) => {
    const isForNothing = effect.for !== undefined && (v.named[effect.for] ?? []).length === 0;
    const to = isForNothing ? 0 : amountOf(g, v, effect.most);
    const from = Math.min(effect.least, to);
    if (from === to) {
      v.numbers[effect.as] = to;
      return proceed(v);
    }
    const who = effect.who ?? v.controller;
    return ask({ kind: 'number', for: who, source: v.source, from, to }, 'answered');
  },
  answered: (_g, v, effect, answer) => {
    if (answer.do !== 'number') throw unexpected(answer);
    v.numbers[effect.as] = answer.number;
    return proceed(v);
  },
};

function openOptions(g: Work, v: BlockVars, effect: EffectOf<'option'>): readonly Option[] {
  // ABIL-10: nothing to choose is no bar. MUST-02: one that can be fully resolved; if there is none, nothing happens.
  if (effect.must === true)
    return effect.options.filter((one) =>
      resolvable(g, v, effect.who ?? v.controller, one.effects),
    );
  return effect.options.filter((one) => couldChange(g, v, one.effects));
}

function takeOption(
  g: Work,
  v: BlockVars,
  effect: EffectOf<'option'>,
  one: Option,
): Next<BlockStep> {
  const side = effect.who ?? v.controller;
  if (effect.times !== undefined) {
    v.numbers[taken.all] = (v.numbers[taken.all] ?? 0) + 1;
    v.numbers[taken.one(one.option)] = 1;
  }
  // MUST-03: chosen is chosen, whatever is prevented of it.
  emit(g, { type: 'option-chosen', side, option: one.option, by: see(g, v.source) });
  return call(blockFrame(g, one.effects, v), 'returned');
}

/** CHOOSE-06: how many were taken, and each of them. */
const taken = { all: '#taken', one: (name: string): string => `#taken ${name}` } as const;

/** Of a list of which several are taken each once, whether this one was. */
export const isOptionTaken = ({ numbers }: Pick<BlockVars, 'numbers'>, name: string): boolean =>
  numbers[taken.one(name)] === 1;

function askForOption(g: Work, v: BlockVars, effect: EffectOf<'option'>): Next<BlockStep> {
  const open = openOptions(g, v, effect).filter(
    ({ option: name }) => effect.times === undefined || !isOptionTaken(v, name),
  );
  const [only] = open;
  if (only === undefined) return proceed(v);
  if (open.length === 1) return takeOption(g, v, effect, only);
  return ask(
    {
      kind: 'option',
      for: effect.who ?? v.controller,
      source: v.source,
      options: open.map((one) => one.option),
    },
    'answered',
  );
}

export const option: Of<'option'> = {
  begin: (g, v, effect) => {
    if (effect.times !== undefined) {
      v.numbers[taken.all] = 0;
      for (const one of effect.options) v.numbers[taken.one(one.option)] = 0;
    }
    return askForOption(g, v, effect);
  },
  returned: (g, v, effect) =>
    (v.numbers[taken.all] ?? 0) < (effect.times ?? 1) && effect.times !== undefined
      ? askForOption(g, v, effect)
      : proceed(v),
  answered: (g, v, effect, answer) => {
    const one = effect.options.find(
      (each) => answer.do === 'option' && each.option === answer.option,
    );
    if (one === undefined) throw unexpected(answer);
    return takeOption(g, v, effect, one);
  },
};

const otherwise = (g: Work, v: BlockVars, effects: Effects): Next<BlockStep> => {
  v.numbers['#settled'] = 1;
  return call(blockFrame(g, effects, v), 'returned');
};

/** It happens unless somebody pays; who cannot is not asked. */
export const unless: Of<'unless'> = {
  begin: (g, v, effect) => {
    v.numbers['#settled'] = 0;
    if (!couldChange(g, v, effect.effects)) return proceed(v);
    const bill = billFor(g, v, effect.cost);
    if (barToPay(g, effect.who, 'other', v.source, bill) !== null)
      return otherwise(g, v, effect.effects);
    return ask(
      { kind: 'option', for: effect.who, source: v.source, options: ['yes', 'no'] },
      'answered',
    );
  },
  answered: (g, v, effect, answer) => {
    if (answer.do !== 'option') throw unexpected(answer);
    if (answer.option === 'no') return otherwise(g, v, effect.effects);
    return call(payFrame(effect.who, v.source, 'other', billFor(g, v, effect.cost)), 'returned');
  },
  returned: (g, v, effect, paid) =>
    v.numbers['#settled'] === 1 || paid === true ? proceed(v) : otherwise(g, v, effect.effects),
};

/** COST-05: asks for X where there is one to name; null where nothing is to be asked. */
function askForX(g: Work, v: BlockVars, who: Side, cost: Cost): Next<BlockStep> | null {
  if (cost.x === undefined) return null;
  v.x = 0;
  const to = mostX(g, v, { side: who, payFor: 'other', limit: cost.x.atMost, stealthOnly: false });
  if (to === 0) return null;
  return ask({ kind: 'number', for: who, source: v.source, from: 0, to }, 'answered');
}

const payNow = (g: Work, v: BlockVars, who: Side, cost: Cost): Next<BlockStep> =>
  call(payFrame(who, v.source, 'other', billFor(g, v, cost)), 'returned');

export const mustPay: Of<'must-pay'> = {
  begin: (g, v, effect) => {
    const { who, cost } = effect;
    v.numbers['#then'] = 0;
    if (barToPay(g, who, 'other', v.source, billFor(g, v, cost)) !== null)
      return call(blockFrame(g, effect.otherwise, v), 'returned');
    return askForX(g, v, who, cost) ?? payNow(g, v, who, cost);
  },
  answered: (g, v, effect, answer) => {
    if (answer.do !== 'number') throw unexpected(answer);
    v.x = answer.number;
    return payNow(g, v, effect.who, effect.cost);
  },
  returned: (g, v, { then }, paid) => {
    if (paid !== true || then === undefined || v.numbers['#then'] === 1) return proceed(v);
    v.numbers['#then'] = 1;
    return call(blockFrame(g, then, v), 'returned');
  },
};

const settled = '#settled';

const decline = (g: Work, v: BlockVars, effect: EffectOf<'may'>): Next<BlockStep> =>
  effect.otherwise === undefined ? proceed(v) : otherwise(g, v, effect.otherwise);

/** ABIL-10: what could change nothing, or cannot be paid for, is not offered. */
export const may: Of<'may'> = {
  begin: (g, v, effect) => {
    v.numbers[settled] = 0;
    const who = effect.who ?? v.controller;
    const cost = effect.cost ?? {};
    const most = contextBut(v, { x: cost.x === undefined ? v.x : boundless });
    const bar = barToPay(g, who, 'other', v.source, billFor(g, contextBut(v, { x: 0 }), cost));
    if (bar !== null || !couldChange(g, most, effect.effects)) return decline(g, v, effect);
    return ask({ kind: 'option', for: who, source: v.source, options: ['yes', 'no'] }, 'answered');
  },
  answered: (g, v, effect, answer) => {
    const who = effect.who ?? v.controller;
    if (answer.do === 'number') {
      v.x = answer.number;
      return payNow(g, v, who, effect.cost ?? {});
    }
    if (answer.do !== 'option') throw unexpected(answer);
    if (answer.option === 'no') return decline(g, v, effect);
    if (effect.cost === undefined) return otherwise(g, v, effect.effects);
    return askForX(g, v, who, effect.cost) ?? payNow(g, v, who, effect.cost);
  },
  returned: (g, v, effect, paid) => {
    if (v.numbers[settled] === 1) return proceed(v);
    return paid === true ? otherwise(g, v, effect.effects) : decline(g, v, effect);
  },
};

export const ifElse: Of<'if'> = {
  begin: (g, v, effect) => {
    const effects = holds(g, v, effect.condition) ? effect.then : effect.otherwise;
    return effects === undefined ? proceed(v) : call(blockFrame(g, effects, v), 'returned');
  },
};
