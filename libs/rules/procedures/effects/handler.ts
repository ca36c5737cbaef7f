import type { Effect } from '../../ability/ability';
import type { Decision } from '../../state/decision';
import type { BlockVars, Returned } from '../../state/frame';
import type { Game } from '../../machine/game';
import { goto, type Next } from '../../machine/next';
import type { FrameSteps } from '../../state/steps';
import type { Leaf } from '../effect-leaf';

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
