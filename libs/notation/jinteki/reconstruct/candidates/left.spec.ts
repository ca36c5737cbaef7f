import { rulesByPool } from '#cards/rules-by-pool';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerDoes, runnerTurn } from '#testkit/scenario/play-scenario';
import { isTrashedByOther } from './left';

const freedom = 'Freedom Khumalo: Crypto-Anarchist';
const rules = rulesByPool.covering([freedom, 'Demolition Run', 'PAD Campaign', 'Imp']);

describe('an accessed card that could be trashed for its cost', () => {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: {
        ...{ identity: freedom, credits: 9 },
        rig: { programs: [{ card: 'Imp', counters: { virus: 2 } }] },
      },
      script: [runnerDoes('run', { server: 'Server 1' })],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  const live = rules.live(end.state);
  while (live.state.prompt?.kind === 'window' || live.state.prompt?.kind === 'jack-out')
    live.apply({ do: live.state.prompt.kind === 'window' ? 'pass' : 'continue' });

  /** Whether it was not, where a line tells this. */
  const isOther = (line: string): boolean =>
    isTrashedByOther(rules.pool, nodeAt(rules, live.state), goalFrom(0, entriesOf([], [line])), {
      do: 'trash-accessed',
    });

  it('is not where a line tells another card to trash it, that may', () => {
    expect(isOther(`Bo uses ${freedom} to trash PAD Campaign at no cost.`)).toBe(true);
    expect(isOther('Bo pays 4 [Credits] to trash PAD Campaign from Server 1.')).toBe(false);
  });

  it('is where that lets it be trashed so', () => {
    expect(isOther('Bo uses Demolition Run to trash PAD Campaign at no cost.')).toBe(false);
  });
});
