import type { Effect, Effects } from '../ability/ability';
import type { CardId } from '../state/card-id';
import type { BlockVars } from '../state/frame';
import type { Work } from '../machine/work';
import { call, done, frame, type Next } from '../machine/next';
import type { Procedure } from '../machine/procedure';
import { move } from '../mutations/move';
import { cardOf, ownerOf } from '../query/card';
import { applySimpleEffect, isSimpleEffect } from './simple-effect';
import { isAvoidable, leaveOut, takeBadPublicity } from './effects/preventable';
import { asking } from './effects/table';
import { type BlockStep, type CompoundEffect, type Handler, proceed } from './effects/handler';

const none: Effects = [];

/** Those gone through last are kept at hand: most blocks go on to their end. */
function effectsIn(g: Work, { path }: BlockVars): Effects {
  if (path === g.lastPath) return g.lastEffects;
  const effects = g.pool.effects.get(path) ?? none;
  g.lastPath = path;
  g.lastEffects = effects;
  return effects;
}

const effectAt = (g: Work, v: BlockVars): Effect | null => effectsIn(g, v)[v.i] ?? null;

function compoundAt(g: Work, v: BlockVars): CompoundEffect {
  const effect = effectAt(g, v);
  if (effect === null || isSimpleEffect(effect))
    throw new Error(`${v.path}.${v.i} asked for nothing`);
  return effect;
}

const handlerOf = (effect: CompoundEffect): Handler<CompoundEffect> =>
  asking[effect.do] as Handler<CompoundEffect>;

const nobody: readonly CardId[] = [];

/** Most abilities name no cards. */
function asideIn(g: Work, named: BlockVars['named']): readonly CardId[] {
  let found: CardId[] | null = null;
  for (const name in named)
    for (const id of named[name] ?? []) if (cardOf(g, id).zone === 'aside') (found ??= []).push(id);
  return found ?? nobody;
}

/** A found card that could not be used after all goes back, and the deck is shuffled (SRCH-02). */
function giveBack(g: Work, v: BlockVars): Next<BlockStep> | null {
  const found = asideIn(g, v.named);
  const [first] = found;
  if (first === undefined || !effectsIn(g, v).some((effect) => effect.do === 'search')) return null;
  const deck = ownerOf(g, cardOf(g, first)) === 'corp' ? 'rd' : 'stack';
  for (const id of found) move(g, id, { zone: deck, faceup: false });
  return call(frame('shuffle', 'ask', { deck }), 'next');
}

/** Carries out the effects of an ability, one sentence after another. */
export const block: Procedure<'block'> = {
  next: (g, v) => {
    const effect = effectAt(g, v);
    if (effect === null) return giveBack(g, v) ?? done();
    if (isAvoidable(g, effect)) return takeBadPublicity(g, v, effect);
    if (!isSimpleEffect(effect)) return handlerOf(effect).begin(g, v, effect);
    const { number, named } = applySimpleEffect(g, v, effect);
    if (number !== undefined) v.numbers[number.name] = number.value;
    if (named !== undefined) v.named[named.name] = named.cards;
    return proceed(v);
  },
  answered: (g, v, answer) => {
    const effect = compoundAt(g, v);
    const { answered } = handlerOf(effect);
    if (answer === null || answered === undefined) throw new Error(`${effect.do} awaits no answer`);
    return answered(g, v, effect, answer);
  },
  returned: (g, v, _answer, ret) => {
    const at = effectAt(g, v);
    if (at !== null && isAvoidable(g, at)) return leaveOut(v, at, ret);
    const effect = compoundAt(g, v);
    const { returned } = handlerOf(effect);
    return returned === undefined ? proceed(v) : returned(g, v, effect, ret);
  },
};
