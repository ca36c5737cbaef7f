import { rulesByPool } from '#cards/rules-by-pool';
import { entriesOf } from '#testkit/jinteki/way';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { Evidence } from './evidence';
import { isTakenAsTold } from './unasked-choices';

describe('a card that is chosen for another one', () => {
  const title = 'Harvester';
  const grip = ['Imp', 'Diesel', 'Wyldside', 'Sure Gamble', 'Easy Mark', 'Déjà Vu'];
  const { pool } = rulesByPool.covering([title, ...grip]);
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: [rezzed(title)] } } },
      runner: { grip, stack: ['Imp', 'Imp', 'Imp'] },
      script: [runnerDoes('run', { server: 'HQ' }), goTo('run.3.2')],
    },
    pool,
  );

  /** Whether a line tells that it is taken. */
  const isTold = (chosen: string, line: string): boolean => {
    const { prompt, ...rest } = end?.state ?? { prompt: null };
    if (prompt?.kind !== 'pick' || !('cards' in rest)) throw new Error('nothing is asked');
    const titleAt = (def = -1): string => pool.definitions[def]?.value.title ?? '';
    const card = prompt.from.find((id) => titleAt(rest.cards[id]?.def) === chosen);
    if (card === undefined) throw new Error('it may not be chosen');
    const evidence = new Evidence(entriesOf([], [line]), { after: 0, until: 1 });
    return isTakenAsTold(pool, { ...rest, prompt }, { do: 'pick', card }, evidence);
  };

  it('is the one that a line tells that one to take', () => {
    const line = `Bo uses ${title} to discard Diesel, Wyldside, and Easy Mark.`;
    expect([isTold('Diesel', line), isTold('Easy Mark', line)]).toEqual([true, true]);
    expect(isTold('Sure Gamble', line)).toBe(false);
    expect(isTold('Diesel', 'Bo uses Imp to discard Diesel.')).toBe(false);
  });
});
