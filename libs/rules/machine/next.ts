import type { Prompt } from '../state/prompt';
import type { Frame, FrameKind, FrameOf, FrameVars, Returned } from '../state/frame';
import type { FrameSteps } from '../state/steps';

/** What a step hands to the machine: the machine alone touches the stack. */
export type Next<Step extends string> =
  | { readonly then: 'ask'; readonly prompt: Prompt; readonly step: Step }
  | { readonly then: 'call'; readonly frame: Frame; readonly step: Step }
  | { readonly then: 'goto'; readonly step: Step }
  | { readonly then: 'become'; readonly frame: Frame }
  | { readonly then: 'done'; readonly ret: Returned };

export const ask = <S extends string>(prompt: Prompt, step: S): Next<S> => ({
  then: 'ask',
  prompt,
  step,
});
export const call = <S extends string>(frame: Frame, step: S): Next<S> => ({
  then: 'call',
  frame,
  step,
});
export const goto = <S extends string>(step: S): Next<S> => ({ then: 'goto', step });
export const become = (frame: Frame): Next<never> => ({ then: 'become', frame });
export const done = (ret: Returned = null): Next<never> => ({ then: 'done', ret });

/** A new frame at a step of its procedure: where it begins, or where a position is taken up. */
export const frame = <K extends FrameKind>(
  at: K,
  step: FrameSteps[K],
  vars: FrameVars[K],
): FrameOf<K> => ({ at, step, vars, ret: null });
