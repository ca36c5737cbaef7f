import type { FrameKind } from '../state/frame';
import type { Work } from './work';

/** `2.2a` is the second half of 2.2; steps without a number stand at a structure's end. */
function numbered(chart: string, end: string): (step: string) => string {
  const known = new Map<string, string>();
  return (step) => {
    const before = known.get(step);
    if (before !== undefined) return before;
    const time = /^\d/.test(step) ? `${chart}.${step.replace(/[a-z]$/, '')}` : `${chart}.${end}`;
    known.set(step, time);
    return time;
  };
}

/** The procedures that are timing structures; the others stand inside of one. */
const charts: Partial<Record<FrameKind, (step: string) => string>> = {
  run: numbered('run', '6'),
  encounter: numbered('run', '3.2'),
  breach: () => 'run.5.5',
  access: () => 'run.5.5',
  'corp-turn': numbered('corp', '3.4'),
  'runner-turn': numbered('runner', '2.4'),
  setup: () => 'setup',
};

/**
 * The timing step the game stands in, in the reference's numbers: `corp.2.2`, `run.3.1`. An open
 * window is a step of its own; the structure that opened it is on its next step already.
 */
export function timingOf(g: Pick<Work, 'state'>): string {
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
