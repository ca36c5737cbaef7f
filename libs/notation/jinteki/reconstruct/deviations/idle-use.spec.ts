import { rulesByPool } from '#cards/rules-by-pool';
import { inRig } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { useIdly } from './idle-use';

const geist = 'Armand "Geist" Walker: Tech Lord';
const rules = rulesByPool.covering([geist, 'Technical Writer', 'Diesel']);

describe('an ability that is used to do nothing', () => {
  it('is heeded by what heeds that one is used', () => {
    const { end } = playScenario(
      {
        turn: runnerTurn,
        runner: {
          ...{ identity: geist, credits: 2, stack: ['Diesel', 'Diesel'] },
          rig: { resources: ['Technical Writer'] },
        },
        script: [],
      },
      rules.pool,
    );
    if (end === null) throw new Error('it was not played');
    const { state } = end;
    const used = useIdly(rules, state, inRig(rules.pool, state, 'Technical Writer'), 0, false);
    expect(used?.runner).toMatchObject({ credits: 2, clicks: state.runner.clicks - 1 });
    expect([used?.runner.heap.length, used?.runner.grip.length]).toEqual([1, 1]);
    expect(used?.prompt?.kind).toBe('action');
  });
});
