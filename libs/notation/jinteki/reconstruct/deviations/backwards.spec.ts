import { coreRules } from '#cards/pool';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { isBackwards } from './backwards';
import { type Deviation, granting } from './deviation';

const { end } = playScenario({ turn: runnerTurn, script: [] }, coreRules.pool);
if (end === null) throw new Error('it was not played');
const { identity } = end.state.corp;

const of = (kind: Deviation['kind'], entry: number, more: Partial<Deviation> = {}): Deviation => ({
  ...{ kind, card: identity, credits: 0, entry, difference: null },
  ...{ rule: 'MUST-01', reason: 'It is left.', legal: false },
  ...more,
});

describe('what is allowed behind a use by hand', () => {
  const last = granting(null, of('out-of-window', 3), null);
  const isRefused = (one: Deviation): boolean => isBackwards(last, granting(last, one, null));

  it('is not what leads to something that was done before it', () => {
    expect(isRefused(of('unanswered', 2, { decisions: [{ do: 'done' }] }))).toBe(true);
    expect(isRefused(of('unanswered', 4, { decisions: [{ do: 'done' }] }))).toBe(false);
  });

  it('may be what has no order', () => {
    expect(isRefused(of('unanswered', 2))).toBe(false);
    expect(isBackwards(null, last)).toBe(false);
    expect(isBackwards(last, last)).toBe(false);
  });
});
