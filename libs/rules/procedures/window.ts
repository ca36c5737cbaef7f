import { canAct } from '../legality/window';
import type { Decision } from '../state/decision';
import type { Frame, WindowVars } from '../state/frame';
import { beginStep, type Work } from '../machine/work';
import { ask, call, done, frame, goto, type Next } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import type { FrameSteps } from '../state/steps';
import type { TimingStep } from '../state/timing-step';
import { score } from '../mutations/agenda';
import { noteWindow } from '../mutations/remember';
import { useFrame } from './use-frame';
import { yieldHold } from './hold';

type Steps = FrameSteps['window'];

/** What may be done in a window is a property of the step that opens it (PAW-05, PAW-06, PAW-07). */
export const openWindow = (
  g: Work,
  name: TimingStep,
  may: { readonly rez?: true; readonly score?: true; readonly ice?: true } = {},
): Frame => {
  noteWindow(g);
  // PAW-01: the active player holds it first.
  return frame('window', 'hold', {
    name,
    rez: may.rez === true,
    score: may.score === true,
    ice: may.ice === true,
    holder: g.state.turn.side,
    acted: false,
    corpHad: false,
    runnerHad: false,
  });
};

/** PAW-09, PAW-10: whatever is done resolves completely, and the holder may go on. SCORE-03. */
function actOn(g: Work, v: WindowVars, answer: Decision | null): Next<Steps> {
  if (answer?.do === 'pass') return yieldHold(v) === 'closed' ? done() : goto('hold');
  v.acted = true;
  if (answer?.do === 'rez')
    return call(frame('rez', 'pay', { card: answer.card, free: false, discount: 0 }), 'hold');
  if (answer?.do === 'use') return call(useFrame(g, answer.card, answer.ability, v.holder), 'hold');
  if (answer?.do === 'score') {
    score(g, answer.card);
    return goto('hold');
  }
  throw unexpected(answer);
}

export const window: Procedure<'window'> = {
  hold: (g, v) => {
    while (g.asking !== 'every-step' && !canAct(g, v, v.holder)) {
      if (yieldHold(v) === 'closed') return done();
      // Nothing has changed that any rule would look at between the two.
      beginStep(g);
    }
    return ask({ kind: 'window', for: v.holder }, 'act');
  },
  act: actOn,
};
