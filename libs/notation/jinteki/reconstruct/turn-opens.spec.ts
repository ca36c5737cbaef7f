import { rulesByPool } from '#cards/rules-by-pool';
import { corpTurn, goTo, playScenario } from '#testkit/scenario/play-scenario';
import { turnOpens } from './turn-opens';

const { pool } = rulesByPool.covering(['Corroder', 'Stim Dealer']);

const opensAt = (window: string): boolean | undefined => {
  const { end } = playScenario(
    {
      turn: { ...corpTurn, clicks: 0 },
      runner: { rig: { programs: ['Corroder'], resources: ['Stim Dealer'] } },
      script: [goTo(window)],
    },
    pool,
  );
  return end === null ? undefined : turnOpens(end.state);
};

describe('a turn that opens', () => {
  it('does so in the window before what begins with it', () => {
    expect(opensAt('runner.1.2')).toBe(true);
  });

  it('has opened where the first action is asked for', () => {
    expect(opensAt('runner.1.6')).toBe(false);
  });
});
