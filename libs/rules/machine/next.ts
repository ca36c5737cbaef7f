import type { Prompt } from '../state/prompt';
import type { Frame, FrameKind, FrameOf, FrameVars, Returned } from '../state/frame';
import type { FrameSteps } from '../state/steps';

interface Ask<Step> {
  readonly then: 'ask';
  readonly step: Step;
  readonly prompt: Prompt;
  readonly frame: null;
  readonly ret: null;
}
interface Call<Step> {
  readonly then: 'call';
  readonly step: Step;
  readonly prompt: null;
  readonly frame: Frame;
  readonly ret: null;
}
interface Goto<Step> {
  readonly then: 'goto';
  readonly step: Step;
  readonly prompt: null;
  readonly frame: null;
  readonly ret: null;
}
interface Become {
  readonly then: 'become';
  readonly step: null;
  readonly prompt: null;
  readonly frame: Frame;
  readonly ret: null;
}
interface Done {
  readonly then: 'done';
  readonly step: null;
  readonly prompt: null;
  readonly frame: null;
  readonly ret: Returned;
}

/**
 * What a step hands to the machine: the machine alone touches the stack. All are of one shape: what
 * the machine reads ten times a decision lies at one place.
 */
export type Next<Step extends string> = Ask<Step> | Call<Step> | Goto<Step> | Become | Done;

export const ask = <S extends string>(prompt: Prompt, step: S): Next<S> => ({
  then: 'ask',
  step,
  prompt,
  frame: null,
  ret: null,
});
export const call = <S extends string>(frame: Frame, step: S): Next<S> => ({
  then: 'call',
  step,
  prompt: null,
  frame,
  ret: null,
});
export const goto = <S extends string>(step: S): Next<S> => ({
  then: 'goto',
  step,
  prompt: null,
  frame: null,
  ret: null,
});
export const become = (frame: Frame): Next<never> => ({
  then: 'become',
  step: null,
  prompt: null,
  frame,
  ret: null,
});
/** Most frames hand nothing back. Not frozen: that would be another shape. */
const nothing: Next<never> = { then: 'done', step: null, prompt: null, frame: null, ret: null };
export const done = (ret: Returned = null): Next<never> =>
  ret === null ? nothing : { then: 'done', step: null, prompt: null, frame: null, ret };

/** A new frame at a step of its procedure: where it begins, or where a position is taken up. */
export const frame = <K extends FrameKind>(
  at: K,
  step: FrameSteps[K],
  vars: FrameVars[K],
): FrameOf<K> => ({ at, step, vars, ret: null });
