import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { type Deviation, type Granted, granting } from './deviation';
import { isHeldAlone } from './held-alone';

const { end } = playScenario({ turn: runnerTurn, runner: { grip: ['Modded'] }, script: [] });
const [card] = end?.state.runner.grip ?? [];
if (card === undefined) throw new Error('the grip is empty');

/** What was allowed on a way, first to last, after what was allowed before it. */
const after = (before: Granted | null, ...kinds: readonly Deviation['kind'][]): Granted | null =>
  kinds.reduce<Granted | null>(
    (last, kind, entry) =>
      granting(
        last,
        { kind, entry, card, credits: 0, difference: null, rule: '', reason: '', legal: false },
        null,
      ),
    before,
  );

describe('a way on which theirs allows something', () => {
  const before = after(null, 'sub-apart');

  it('only holds a window open', () => {
    expect(isHeldAlone(before, after(before, 'held-open'))).toBe(true);
  });

  it('does more in that window', () => {
    expect(isHeldAlone(before, after(before, 'held-open', 'sub-apart'))).toBe(false);
    expect(isHeldAlone(before, after(before, 'out-of-window'))).toBe(false);
  });
});
