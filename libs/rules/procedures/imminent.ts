import { endLasting } from '../mutations/active';
import { damageCards } from '../mutations/damage';
import { expose } from '../mutations/facing';
import { note } from '../mutations/remember';
import { takeBadPublicity, takeTags } from '../mutations/tags';
import { trash } from '../mutations/trash';
import { isFirstDamage, isSpokenOf, preventionOpen } from '../legality/prevention';
import { emit } from '../mutations/emit';
import type { Frame, ImminentVars } from '../state/frame';
import type { ImminentDamage, ImminentItem } from '../state/imminent';
import { beginStep, isQuiet, type Work } from '../machine/work';
import { ask, call, done, frame, goto, type Next } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import type { FrameSteps } from '../state/steps';
import { isHooked } from '../query/hook';
import { answering, cardOf } from '../query/card';
import { fits } from '../query/ask';
import { abilityOf } from '../query/constant';
import { eachConstant } from '../query/in-force';
import { contextOf } from '../query/context';
import { gripAtRisk } from '../query/player';
import type { CardId } from '../state/card-id';
import { see } from '../query/see';
import { seenByCorp, seenByRunner } from '../state/sighting';
import type { DamageKind } from '../state/trait';
import type { Side } from '../state/side';
import { billFor } from '../query/bill';
import { replacementFor } from '../legality/replacement';
import { blockFrame } from './block-frame';
import { applyEffectAt } from './simple-effect';
import { payFrame } from './pay-frame';
import { useFrame } from './use-frame';
import { yieldHold } from './hold';

type Steps = FrameSteps['imminent'];

/** Tags, or net damage. */
const isHarm = (item: ImminentItem): boolean =>
  (item.what === 'tags' || (item.what === 'damage' && item.kind === 'net')) && item.amount > 0;

/** PREV-08: each card once, before the bad publicity is taken. */
function beforeBadPublicity(g: Work, v: ImminentVars): Frame | null {
  const hook = g.pool.hooks.get('before:bad-publicity');
  if (!isHooked(g, hook)) return null;
  if (!v.items.some((item) => item.what === 'bad-publicity' && item.amount > 0)) return null;
  for (const id of g.state.active)
    for (const { ability } of answering(g, cardOf(g, id), hook)) {
      if (ability.kind !== 'before' || v.offered.includes(id)) continue;
      v.offered.push(id);
      return blockFrame(g, ability.effects, contextOf(g, cardOf(g, id)));
    }
  return null;
}

const chosenForDamage = (v: ImminentVars): readonly CardId[] =>
  v.items.flatMap((item) => (item.what === 'damage' ? item.picked : []));

interface Unpicked {
  readonly item: ImminentDamage;
  readonly from: CardId[];
}

/** Damage still without its card, and the cards it may take. */
function unpicked(g: Work, v: ImminentVars): Unpicked | null {
  let total = 0;
  let left = 0;
  for (const item of v.items)
    if (item.what === 'damage') {
      total += item.amount;
      left += Math.max(0, item.amount - item.picked.length);
    }
  if (left === 0) return null;
  // DMG-04: more than the grip holds flatlines; no card is picked.
  if (total > gripAtRisk(g).length) return null;
  const taken = chosenForDamage(v);
  for (const item of v.items)
    if (item.what === 'damage' && item.picked.length < item.amount)
      return { item, from: gripAtRisk(g).filter((id) => !taken.includes(id)) };
  return null;
}

/** ORD-01: no card was taken by such damage this turn, nor just now. */
const isFirstTaken = (g: Work, v: ImminentVars, kind: DamageKind): boolean =>
  !v.items.some((item) => item.what === 'damage' && item.kind === kind && item.picked.length > 0) &&
  !g.state.history.thisTurn.some(
    (row) => row.type === 'damage-suffered' && row.more?.damage === kind,
  );

interface Chooser {
  readonly for: Side;
  readonly source: CardId;
  /** Still to be asked whether to look at the grip. */
  readonly asks: boolean;
}

/** Who chooses what damage takes, by which card, the active player first; null where chance does. */
function chooserOf(g: Work, v: ImminentVars, item: ImminentDamage): Chooser | null {
  let chooser: Chooser | null = null;
  eachConstant(g, 'chooses-damage', ({ who, kind, first, looks }, { source }) => {
    if (kind !== undefined && kind !== item.kind) return;
    if (first !== undefined && !isFirstTaken(g, v, item.kind)) return;
    const asks = looks === true && !v.offered.includes(source);
    if (looks === true && !asks && v.looking !== source) return;
    if (chooser === null || who === g.state.turn.side) chooser = { for: who, source, asks };
  });
  return chooser;
}

/** DMG-11: in the order of the pool; that in which the grip lies is hidden. */
const shownGrip = (g: Work, from: readonly CardId[]): CardId[] =>
  [...from].sort((one, other) => cardOf(g, one).def - cardOf(g, other).def);

function resolve(g: Work, v: ImminentVars, item: ImminentItem): number {
  switch (item.what) {
    case 'damage':
      return item.prevented;
    case 'tags':
      takeTags(g, item.amount);
      return item.prevented;
    case 'trash':
      trash(g, item.cards, item.shown === true ? { by: item.by, shown: true } : { by: item.by });
      return item.prevented;
    case 'trace':
      return item.prevented;
    case 'bad-publicity':
      takeBadPublicity(g, item.amount);
      return item.prevented;
    case 'expose':
      for (const id of item.cards) expose(g, id);
      return item.prevented;
    case 'jack-out':
    case 'break':
    case 'encounter':
      return item.prevented;
    case 'other':
      applyEffectAt(g, v.context, item);
      return 0;
  }
}

/** What avoids tags by itself. */
function avoidTags(g: Work, item: Extract<ImminentItem, { what: 'tags' }>): void {
  if (item.unavoidable === true) return;
  eachConstant(g, 'avoids-tags', ({ amount }) => {
    const avoided = amount === 'all' ? item.amount : Math.min(amount, item.amount);
    if (avoided === 0) return;
    item.amount -= avoided;
    item.prevented += avoided;
    emit(g, { type: 'tags-avoided', amount: avoided });
  });
}

/** Each lasting effect that says so avoids one tag, and is over. */
function avoidNextTag(g: Work, item: Extract<ImminentItem, { what: 'tags' }>): void {
  if (item.unavoidable === true) return;
  const used: number[] = [];
  eachConstant(g, 'avoids-next-tag', (_, __, { row }) => {
    if (used.length < item.amount) used.push(row);
  });
  if (used.length === 0) return;
  item.amount -= used.length;
  item.prevented += used.length;
  emit(g, { type: 'tags-avoided', amount: used.length });
  endLasting(g, ({ serial }) => used.includes(serial));
}

/** The step that follows: taken at once where nothing has changed that any rule would look at before it. */
function onTo(
  g: Work,
  v: ImminentVars,
  step: 'replace' | 'auto' | 'hold' | 'pick' | 'commit',
): Next<Steps> {
  if (!isQuiet(g)) return goto(step);
  beginStep(g);
  return imminent[step](g, v, null, null);
}

export const imminent: Procedure<'imminent'> = {
  open: (g, v) => {
    // ORD-03: once for whatever comes at the same time.
    if (v.items.some(isHarm)) note(g, 'harm-imminent', 'runner');
    for (const item of v.items) {
      if (item.what !== 'damage' || item.amount === 0) continue;
      note(g, 'damage-imminent', 'runner', item.kind);
      // PREV-04, CONV-06: what is added is part of it; ORD-01.
      eachConstant(g, 'extra-damage', ({ kind, by, first, taken }) => {
        if (kind !== item.kind || !(item.done || taken === true)) return;
        if (first === undefined || isFirstDamage(g, kind)) item.amount += by;
      });
    }
    return onTo(g, v, 'replace');
  },
  // REPL-01: a replacement comes before any prevention.
  replace: (g, v) => {
    const one = replacementFor(g, v);
    if (one === null) return onTo(g, v, 'auto');
    const { controller, source } = one.context;
    return ask({ kind: 'option', for: controller, source, options: ['yes', 'no'] }, 'offered');
  },
  // What prevents by itself comes before what players use.
  auto: (g, v) => {
    const before = beforeBadPublicity(g, v);
    if (before !== null) return call(before, 'auto');
    for (const item of v.items)
      if (item.what === 'tags') {
        avoidTags(g, item);
        avoidNextTag(g, item);
      }
    for (const item of v.items)
      if (item.what === 'damage' && item.preventable)
        eachConstant(g, 'prevents', ({ kinds, amount, first, from }, context) => {
          if (!kinds.includes(item.kind)) return;
          if (first !== undefined && !isFirstDamage(g, item.kind)) return;
          if (from !== undefined && !fits(g, context, cardOf(g, v.context.source), from)) return;
          const prevented = amount === 'all' ? item.amount : Math.min(amount, item.amount);
          if (prevented === 0) return;
          item.amount -= prevented;
          item.prevented += prevented;
          const told = { kind: item.kind, amount: prevented, with: see(g, context.source) };
          emit(g, { type: 'damage-prevented', ...told });
        });
    return onTo(g, v, 'hold');
  },
  offered: (g, v, answer) => {
    const one = replacementFor(g, v);
    if (answer?.do !== 'option' || one === null) throw unexpected(answer);
    const { ability, context, path, item } = one;
    v.offered.push(context.source);
    if (answer.option === 'no') return goto('replace');
    v.replacing = { path, source: context.source, item };
    const bill = billFor(g, context, ability.cost);
    return call(payFrame(context.controller, context.source, 'using', bill), 'replaced');
  },
  replaced: (g, v, _answer, paid) => {
    const { replacing } = v;
    const item = replacing === null ? undefined : v.items[replacing.item];
    const { ability } = abilityOf(g, replacing?.path ?? '');
    if (replacing === null || item?.what !== 'damage' || ability.kind !== 'instead')
      throw new Error('nothing is being replaced');
    if (paid !== true) return goto('replace');
    item.amount = 0;
    return call(
      blockFrame(g, ability.effects, contextOf(g, cardOf(g, replacing.source))),
      'replace',
    );
  },
  hold: (g, v) => {
    if (g.asking === 'every-step') return ask({ kind: 'window', for: v.holder }, 'act');
    if (!isSpokenOf(g, v)) return onTo(g, v, 'pick');
    if (!preventionOpen(g, v, 'corp') && !preventionOpen(g, v, 'runner')) return goto('pick');
    if (preventionOpen(g, v, v.holder)) return ask({ kind: 'window', for: v.holder }, 'act');
    return goto(yieldHold(v) === 'closed' ? 'pick' : 'hold');
  },
  act: (g, v, answer): Next<Steps> => {
    if (answer?.do === 'pass') return goto(yieldHold(v) === 'closed' ? 'pick' : 'hold');
    v.acted = true;
    // PREV-05: as many as are wanted. CHAIN-04: what one sets off comes first.
    if (answer?.do === 'use')
      return call(useFrame(g, answer.card, answer.ability, v.holder), 'hold');
    if (answer?.do === 'rez')
      return call(frame('rez', 'pay', { card: answer.card, free: false, discount: 0 }), 'hold');
    throw unexpected(answer);
  },
  // DMG-02, DMG-06: picked at random one after another, trashed at the same time.
  pick: (g, v) => {
    const next = unpicked(g, v);
    if (next === null) return onTo(g, v, 'commit');
    const [only] = next.from;
    if (next.from.length === 1 && only !== undefined) {
      next.item.picked.push(only);
      return goto('pick');
    }
    const chooser = chooserOf(g, v, next.item);
    if (chooser !== null) {
      const { for: who, source, asks } = chooser;
      if (asks) return ask({ kind: 'option', for: who, source, options: ['yes', 'no'] }, 'looked');
      const from = who === 'runner' ? next.from : shownGrip(g, next.from);
      return ask({ kind: 'pick', for: who, source, why: 'choose', from, done: false }, 'picked');
    }
    return ask({ kind: 'random', for: 'chance', why: 'damage', from: next.from }, 'picked');
  },
  looked: (g, v, answer) => {
    const next = unpicked(g, v);
    const chooser = next === null ? null : chooserOf(g, v, next.item);
    if (answer?.do !== 'option' || next === null || chooser === null) throw unexpected(answer);
    v.offered.push(chooser.source);
    if (answer.option === 'no') return goto('pick');
    v.looking = chooser.source;
    const seer = chooser.for === 'corp' ? seenByCorp : seenByRunner;
    const cards = shownGrip(g, g.state.runner.grip).map((id) => see(g, id, seer));
    emit(g, { type: 'looked', side: chooser.for, cards });
    return goto('pick');
  },
  picked: (g, v, answer) => {
    if (answer?.do !== 'random' && answer?.do !== 'pick') throw unexpected(answer);
    unpicked(g, v)?.item.picked.push(answer.card);
    return goto('pick');
  },
  commit: (g, v) => {
    let prevented = 0;
    for (const item of v.items) prevented += resolve(g, v, item);
    damageCards(g, v.items);
    return done(prevented);
  },
};
