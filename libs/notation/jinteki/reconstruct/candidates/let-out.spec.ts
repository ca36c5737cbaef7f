import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision } from '#rules';
import { entriesOf, goalFrom } from '#testkit/jinteki/way';
import { playScenario, runnerDoes, runnerTurn } from '#testkit/scenario/play-scenario';
import { keptIn, letOut } from './let-out';

const { pool } = rulesByPool.covering(['GPI Net Tap', 'Cell Portal', 'Slipstream']);
const list: readonly Decision[] = [{ do: 'continue' }, { do: 'jack-out' }];
const tried = (...lines: readonly string[]): readonly Decision[] =>
  letOut(pool, goalFrom(0, entriesOf([], lines)), list);

describe('a run that may be left between pieces of ice', () => {
  it('goes on where a card of the Runner is told to let them jack out', () => {
    expect(tried('Bo uses GPI Net Tap to jack out.', 'Bo jacks out.')).toEqual([
      { do: 'continue' },
    ]);
  });

  it('may be left where the card that is told to let them has nothing of its own that does', () => {
    expect(tried('Bo uses Slipstream to jack out.', 'Bo jacks out.')).toEqual(list);
  });

  it('may be left where no card lets them, or ice does', () => {
    expect(tried('Bo jacks out.')).toEqual(list);
    expect(tried('Bo uses Cell Portal to jack out.', 'Bo jacks out.')).toEqual(list);
  });
});

describe('a card that may let the Runner jack out', () => {
  const own = rulesByPool.covering(['Snitch', 'Ice Wall']);
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { rig: { programs: ['Snitch'] } },
      script: [runnerDoes('run', { server: 'HQ' })],
    },
    own.pool,
  );
  if (end === null) throw new Error('it was not played');
  const live = own.live(end.state);
  live.apply({ do: 'option', option: 'yes' });
  const answers: readonly Decision[] = [
    { do: 'option', option: 'yes' },
    { do: 'option', option: 'no' },
  ];
  const tried = (line: string): readonly Decision[] => {
    const { state } = live;
    if (state.prompt?.kind !== 'option') throw new Error('it asks nothing');
    const goal = goalFrom(0, entriesOf([], [line]));
    return keptIn(own.pool, state, state.prompt, goal, answers);
  };

  it('does not where it is told to let them go on', () => {
    expect(tried('Bo uses Snitch to continue the run.')).toEqual([{ do: 'option', option: 'no' }]);
    expect(tried('Bo uses Snitch to jack out.')).toEqual(answers);
    expect(tried('Bo uses Nero Severn to continue the run.')).toEqual(answers);
  });
});
