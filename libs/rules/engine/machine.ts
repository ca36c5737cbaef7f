import type { Decision } from '../state/decision';
import { refreshActive } from '../mutations/active';
import { procedures } from './table';
import type { Frame, FrameKind, FrameOf, PayVars, Returned } from '../state/frame';
import { beginStep, type Work } from '../machine/work';
import { frame as newFrame, type Next } from '../machine/next';
import type { Procedure } from '../machine/procedure';
import { stateBasedActions } from './state-based-actions';
import type { FrameSteps } from '../state/steps';
import { unwind } from './unwind';

/** Carries out the step a frame stands at. Kind, step and variables belong together by their type. */
function takeStep<K extends FrameKind>(
  g: Work,
  { at, step, vars }: FrameOf<K>,
  answer: Decision | null,
  ret: Returned,
): Next<FrameSteps[K]> {
  const steps: Procedure<K> = procedures[at];
  return steps[step](g, vars, answer, ret);
}

function follow<K extends FrameKind>(
  g: Work,
  frame: FrameOf<K> & Frame,
  next: Next<FrameSteps[K]>,
): void {
  const { frames } = g.state;
  switch (next.then) {
    case 'ask':
      if (g.met.length > 0) throw new Error(`${frame.at} ${frame.step} asks before its reactions`);
      frame.step = next.step;
      g.state.prompt = next.prompt;
      return;
    case 'call':
      frame.step = next.step;
      frames.push(next.frame);
      return;
    case 'goto':
      frame.step = next.step;
      return;
    case 'become':
      frames[frames.indexOf(frame)] = next.frame;
      return;
    case 'done': {
      const at = frames.lastIndexOf(frame);
      if (at === frames.length - 1) frames.pop();
      else frames.splice(at, 1);
      const caller = at > 0 ? frames[at - 1] : undefined;
      // What was pushed in between, such as MU-03, leaves the caller what it had been handed.
      if (caller !== undefined && next.ret !== null) caller.ret = next.ret;
    }
  }
}

/** COST-08: what parts of a cost set off waits until the whole of it is paid. */
function openPayment(g: Work): PayVars | null {
  const { frames } = g.state;
  for (let i = frames.length - 1; i >= 0; i -= 1) {
    const frame = frames[i];
    if (frame?.at === 'pay') return frame.vars;
    if (frame?.at !== 'imminent') return null;
  }
  return null;
}

/** What the standing rules do after a step, and what that sets off. */
function settle(g: Work): void {
  if (g.unsettled) stateBasedActions(g);
  unwind(g);
  const payment = g.met.length > 0 ? openPayment(g) : null;
  if (payment !== null) {
    payment.waiting.push(...g.met);
    g.met = [];
  } else if (g.met.length > 0) {
    // CHAIN-01, CHAIN-02: what was just met comes before the rest of the interrupted ability.
    const met = g.met;
    g.met = [];
    g.state.frames.push(newFrame('reaction', 'next', { met, current: -1 }));
  }
  // TRASH-11: whatever the trash sets off, or is a cost of, comes after it.
  if (g.landing.length > 0) {
    g.state.frames.push(newFrame('reaction', 'next', { met: g.landing, current: -1 }));
    g.landing = [];
  }
}

/** A step that neither asks nor ends is a bug; no rule takes this many steps between two prompts. */
const tooMany = 100_000;

/** Runs the top frame, step by step, until a player is asked or the game is over. */
export function advance(g: Work, given: Decision | null): void {
  let answer = given;
  // A position that is taken up may have what must go (MU-03) before anybody is asked.
  if (given === null && g.unsettled) settle(g);
  for (let count = 0; count < tooMany; count += 1) {
    const { state } = g;
    if (state.outcome !== null) {
      const ended = state.frames;
      state.frames = [];
      // Ice that is not installed was active for its encounter alone (ENC-07).
      for (const frame of ended) if (frame.at === 'encounter') refreshActive(g, frame.vars.ice);
      state.prompt = null;
      g.met = [];
      g.landing = [];
      return;
    }
    if (state.prompt !== null) return;
    const frame = state.frames[state.frames.length - 1];
    if (frame === undefined) throw new Error('the game has nowhere to go on');
    beginStep(g);
    const { ret } = frame;
    frame.ret = null;
    const next = takeStep(g, frame, answer, ret);
    answer = null;
    follow(g, frame, next);
    if (g.state.outcome !== null) continue;
    settle(g);
  }
  throw new Error('no prompt in sight: a procedure goes round in circles');
}
