import { rulesNamed } from '#cards/pool';
import type { Decision, Legal } from '#rules';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { optionalRules } from './optional-rules';

const rules = rulesNamed('all');

function usesIn(legal: readonly Legal[]): Decision | null {
  for (const one of legal) if (one.do === 'use') return one;
  return null;
}

describe('what theirs lets a player leave open', () => {
  it('is what is to be installed, where one card alone can be (DaVinci)', () => {
    const { end } = playScenario(
      {
        turn: { ...runnerTurn, at: 'runner.1.5' },
        runner: {
          grip: ['Imp'],
          rig: { programs: [{ card: 'DaVinci', counters: { power: 2 } }] },
        },
        script: [],
      },
      rules.pool,
    );
    if (end === null) throw new Error('it was not played');
    const { state } = end;
    const use = usesIn(rules.live(state).legal());
    if (use === null) throw new Error('it cannot be used');
    const [ours, free] = [rules, optionalRules(rules)].map((one) => one.apply(state, use));
    expect(ours).toMatchObject({ state: { runner: { grip: [] } } });
    expect(free).toMatchObject({ state: { prompt: { kind: 'pick', done: true } } });
  });
});
