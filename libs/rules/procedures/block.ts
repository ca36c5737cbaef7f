import type { Effect } from '../ability/ability';
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

const effectAt = (g: Work, v: BlockVars): Effect | null =>
  g.pool.effects.get(v.path)?.[v.i] ?? null;

function compoundAt(g: Work, v: BlockVars): CompoundEffect {
  const effect = effectAt(g, v);
  if (effect === null || isSimpleEffect(effect))
    throw new Error(`${v.path}.${v.i} asked for nothing`);
  return effect;
}

const handlerOf = (effect: CompoundEffect): Handler<CompoundEffect> =>
  asking[effect.do] as Handler<CompoundEffect>;

/** A found card that could not be used after all goes back, and the deck is shuffled (SRCH-02). */
function giveBack(g: Work, v: BlockVars): Next<BlockStep> | null {
  const searches = g.pool.effects.get(v.path)?.some((effect) => effect.do === 'search') === true;
  if (!searches) return null;
  const found = Object.values(v.named)
    .flat()
    .filter((id) => cardOf(g, id).zone === 'aside');
  const [first] = found;
  if (first === undefined) return null;
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
