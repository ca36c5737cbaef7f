import type { Decision } from '../state/decision';
import type { FrameKind, FrameVars, Returned } from '../state/frame';
import type { Work } from './work';
import type { Next } from './next';
import type { FrameSteps } from '../state/steps';

/**
 * One line of a timing table. `answer` is the decision the step asked for, `ret` what the frame it
 * called handed back.
 */
export type Step<Vars, Name extends string> = (
  g: Work,
  vars: Vars,
  answer: Decision | null,
  ret: Returned,
) => Next<Name>;

declare const name: unique symbol;

/**
 * The table of a procedure's steps: all of them, and none of another's. Its type keeps its name, as
 * some procedures have the same steps.
 */
export type Procedure<K extends FrameKind> = {
  readonly [S in FrameSteps[K]]: Step<FrameVars[K], FrameSteps[K]>;
} & { readonly [name]?: K };

/** A legal decision its own step has no use for: a bug in the generator. */
export const unexpected = (answer: Decision | null): Error =>
  new Error(`this step has no use for ${answer?.do ?? 'no answer'}`);
