import type { Effect } from '../../ability/ability';
import type { Decision } from '../../state/decision';
import type { BlockVars, Returned } from '../../state/frame';
import type { Work } from '../../machine/work';
import { goto, type Next } from '../../machine/next';
import type { FrameSteps } from '../../state/steps';
import type { SimpleEffect } from '../simple-effect';

export type BlockStep = FrameSteps['block'];

export type CompoundEffect = Exclude<Effect, SimpleEffect>;

/** How an effect that asks, or calls a procedure, is carried out. */
export interface Handler<E extends Effect> {
  readonly begin: (g: Work, v: BlockVars, effect: E) => Next<BlockStep>;
  readonly answered?: (g: Work, v: BlockVars, effect: E, answer: Decision) => Next<BlockStep>;
  readonly returned?: (g: Work, v: BlockVars, effect: E, ret: Returned) => Next<BlockStep>;
}

export type Handlers = {
  readonly [K in CompoundEffect['do']]: Handler<Extract<CompoundEffect, { do: K }>>;
};

/** On to the next effect of the block. */
export const proceed = (v: BlockVars): Next<BlockStep> => {
  v.i += 1;
  return goto('next');
};
