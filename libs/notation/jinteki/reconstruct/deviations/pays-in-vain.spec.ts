import { rulesByPool } from '#cards/rules-by-pool';
import { rulesOf, type State } from '#rules';
import { playScenario, runnerDoes, runnerTurn } from '#testkit/scenario/play-scenario';
import { carryOut } from './carry-out';

const { pool } = rulesByPool.covering(['Edge of World', 'PAD Campaign']);

/** The position in which a card in the root of a server without ice is accessed, and that card. */
function accessed(title: string): State {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { credits: 4, servers: { 'Server 1': { cards: [title] } } },
      runner: { credits: 5 },
      script: [runnerDoes('run', { server: 'Server 1' })],
    },
    pool,
  );
  if (end === null) throw new Error('it was not played');
  const live = rulesOf(pool).live(end.state, 'none');
  while (live.state.prompt?.kind === 'window' || live.state.prompt?.kind === 'jack-out')
    if (!live.apply({ do: 'pass' }).ok) live.apply({ do: 'continue' });
  return live.state;
}

const paid = (state: State, credits: number): number | null => {
  const card = state.prompt?.kind === 'accessed' ? state.prompt.card : null;
  if (card === null) throw new Error(`nothing is accessed: ${JSON.stringify(state.prompt)}`);
  const after = carryOut(rulesOf(pool), state, { kind: 'idle-use', card, credits });
  return after === null ? null : after.corp.credits;
};

describe('what an accessed card may do for a price', () => {
  it('is paid for, though nothing comes of it', () => {
    const state = accessed('Edge of World');
    expect([paid(state, 3), paid(state, 2)]).toEqual([1, null]);
  });

  it('is none where it has no such price', () => {
    expect(paid(accessed('PAD Campaign'), 3)).toBeNull();
  });
});
