import { rulesByPool } from '#cards/rules-by-pool';
import type { State } from '#rules';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { replaceByNothing } from './replace-by-nothing';

const rules = rulesByPool.covering(['Retrieval Run', 'Hedge Fund', 'Corroder']);

/** The last decision before a run of Retrieval Run is successful, with nothing in the heap. */
function beforeSuccess(): State {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { archives: ['Hedge Fund'] },
      runner: { credits: 5, grip: ['Retrieval Run'] },
      script: [{ by: 'runner', do: 'play', card: 'Retrieval Run' }],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  let { state } = end;
  while (state.prompt?.kind === 'window') {
    const passed = rules.apply(state, { do: 'pass' });
    if (!passed.ok) throw new Error(passed.reason);
    ({ state } = passed);
  }
  return state;
}

describe('a breach that is replaced by what changes nothing', () => {
  it('is left out, and the run goes on to its end', () => {
    const before = beforeSuccess();
    expect(before.prompt?.kind).toBe('jack-out');
    const plain = rules.apply(before, { do: 'continue' });
    expect(plain.ok && plain.facts.some(({ type }) => type === 'accessed')).toBe(true);
    const after = replaceByNothing(rules, before, { do: 'continue' });
    expect(after?.prompt?.kind).toBe('action');
    expect(after?.cards.filter(({ zone }) => zone === 'heap')).toHaveLength(1);
  });

  it('has to be what the decision leads to', () => {
    expect(replaceByNothing(rules, beforeSuccess(), { do: 'jack-out' })).toBeNull();
  });
});
