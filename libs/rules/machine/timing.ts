import type { FrameKind } from '../state/frame';
import { timingSteps, type TimingStep } from '../state/timing-step';
import type { Work } from './work';

/** `2.2a` is the second half of 2.2; steps without a number stand at a structure's end. */
function numbered(chart: 'run' | 'corp' | 'runner', end: TimingStep): (step: string) => TimingStep {
  const known = new Map<string, TimingStep>();
  return (step) => {
    const before = known.get(step);
    if (before !== undefined) return before;
    const name = `${chart}.${step.replace(/[a-z]$/, '')}`;
    const time = /^\d/.test(step) ? timingSteps.find((one) => one === name) : end;
    if (time === undefined) throw new Error(`the timing structure has no step ${name}`);
    known.set(step, time);
    return time;
  };
}

/** The procedures that are timing structures; the others stand inside of one. */
const charts: Partial<Record<FrameKind, (step: string) => TimingStep>> = {
  run: numbered('run', 'run.6'),
  encounter: numbered('run', 'run.3.2'),
  breach: () => 'run.5.5',
  access: () => 'run.5.5',
  'corp-turn': numbered('corp', 'corp.3.4'),
  'runner-turn': numbered('runner', 'runner.2.4'),
  setup: () => 'setup',
};

/**
 * The timing step the game stands in, in the reference's numbers: `corp.2.2`, `run.3.1`. An open
 * window is a step of its own; the structure that opened it is on its next step already.
 */
export function timingOf(g: Pick<Work, 'state'>): TimingStep {
  const { frames } = g.state;
  for (let i = frames.length - 1; i >= 0; i -= 1) {
    const frame = frames[i];
    if (frame === undefined) continue;
    if (frame.at === 'window') return frame.vars.name;
    const chart = charts[frame.at];
    if (chart !== undefined) return chart(frame.step);
  }
  return 'setup';
}
