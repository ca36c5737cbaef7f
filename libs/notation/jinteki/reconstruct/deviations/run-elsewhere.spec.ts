import { rulesByPool } from '#cards/rules-by-pool';
import { rulesOf, type ServerName } from '#rules';
import { playScenario, runnerDoes, runnerTurn } from '#testkit/scenario/play-scenario';
import { carryOut } from './carry-out';
import { centralIn } from './runs-elsewhere';

const { pool } = rulesByPool.covering(['Singularity', 'PAD Campaign', 'Ice Wall']);

/** On which server the run goes that is made on one which the card does not allow; null where it is refused. */
function attacked(server: ServerName): ServerName | null {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: {
        servers: {
          'R&D': { ice: ['Ice Wall'] },
          'Server 1': { cards: ['PAD Campaign'] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      runner: { credits: 5, grip: ['Singularity'] },
      script: [runnerDoes('play', { card: 'Singularity' })],
    },
    pool,
  );
  const { prompt } = end?.state ?? { prompt: null };
  if (end === null || prompt?.kind !== 'server') throw new Error('no server is asked for');
  expect(prompt.servers).toEqual(['Server 1', 'Server 2']);
  const after = carryOut(rulesOf(pool), end.state, {
    ...{ kind: 'barred', card: prompt.source, credits: 0 },
    decisions: [{ do: 'server', server }],
  });
  const run = after?.frames.find((one) => one.at === 'run');
  return run?.at === 'run' ? run.vars.server : null;
}

describe('a run that a card lets be made on a remote server', () => {
  it('is made on a central one', () => {
    expect(attacked('R&D')).toBe('R&D');
  });

  it('is made on no server that is not there', () => {
    expect(attacked('Server 9')).toBeNull();
  });

  it('is told by the line of its card', () => {
    const line = 'Bo uses Singularity to make a run on R&D.';
    expect(centralIn('Singularity', line)).toBe('R&D');
    expect(centralIn('Dirty Laundry', line)).toBeNull();
    expect(centralIn('Singularity', 'Bo uses Singularity to make a run on Server 2.')).toBeNull();
  });
});
