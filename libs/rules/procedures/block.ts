import type { Effect } from '../ability/effect';
import type { Decision } from '../state/decision';
import type { BlockVars, Returned } from '../state/frame';
import type { Game } from '../machine/game';
import { call, done, frame, goto, type Next } from '../machine/next';
import type { Procedure } from '../machine/procedure';
import type { FrameSteps } from '../state/steps';
import { move } from '../mutations/move';
import { cardOf, ownerOf } from '../query/card';
import { doLeaf, isLeaf, type Leaf } from './effect-leaf';
import { asking } from './effects/table';

export type BlockStep = FrameSteps['block'];
export type NonLeaf = Exclude<Effect, Leaf>;

/** How an effect that asks, or calls a procedure, is carried out. */
export interface Handler<E extends Effect> {
  readonly begin: (g: Game, v: BlockVars, effect: E) => Next<BlockStep>;
  readonly answered?: (g: Game, v: BlockVars, effect: E, answer: Decision) => Next<BlockStep>;
  readonly returned?: (g: Game, v: BlockVars, effect: E, ret: Returned) => Next<BlockStep>;
}

export type Handlers = {
  readonly [K in NonLeaf['do']]: Handler<Extract<NonLeaf, { do: K }>>;
};

/** On to the next effect of the block. */
export const proceed = (v: BlockVars): Next<BlockStep> => {
  v.i += 1;
  return goto('next');
};

const effectAt = (g: Game, v: BlockVars): Effect | null =>
  g.pool.effects.get(v.path)?.[v.i] ?? null;

function nonLeafAt(g: Game, v: BlockVars): NonLeaf {
  const effect = effectAt(g, v);
  if (effect === null || isLeaf(effect)) throw new Error(`${v.path}.${v.i} asked for nothing`);
  return effect;
}

const handlerOf = (effect: NonLeaf): Handler<NonLeaf> => asking[effect.do] as Handler<NonLeaf>;

/** A found card that could not be used after all goes back, and the deck is shuffled (SRCH-02). */
function giveBack(g: Game, v: BlockVars): Next<BlockStep> | null {
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
    if (!isLeaf(effect)) return handlerOf(effect).begin(g, v, effect);
    const { number, named } = doLeaf(g, v, effect);
    if (number !== undefined) v.numbers[number.name] = number.value;
    if (named !== undefined) v.named[named.name] = named.cards;
    return proceed(v);
  },
  answered: (g, v, answer) => {
    const effect = nonLeafAt(g, v);
    const { answered } = handlerOf(effect);
    if (answer === null || answered === undefined) throw new Error(`${effect.do} awaits no answer`);
    return answered(g, v, effect, answer);
  },
  returned: (g, v, _answer, ret) => {
    const effect = nonLeafAt(g, v);
    const { returned } = handlerOf(effect);
    return returned === undefined ? proceed(v) : returned(g, v, effect, ret);
  },
};
