import { coreRules } from '#cards/pool';
import type { Decision } from '#rules';
import { entriesOf, goalFrom } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { rezzedInTurn } from './rezzed-in-turn';

const { pool } = coreRules;
const { end } = playScenario(
  {
    turn: corpTurn,
    corp: {
      servers: {
        'Server 1': { cards: ['PAD Campaign'] },
        'Server 3': { cards: ['PAD Campaign'] },
        HQ: { ice: ['Enigma'] },
      },
    },
    script: [],
  },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const rez = (name: string): Decision => {
  const server = state.servers.find((one) => one.name === name);
  const [card] = [...(server?.root ?? []), ...(server?.ice ?? [])];
  if (card === undefined) throw new Error(`nothing is in ${name}`);
  return { do: 'rez', card };
};
const list: readonly Decision[] = [rez('Server 1'), { do: 'pass' }, rez('Server 3')];
const tried = (...lines: readonly string[]): readonly Decision[] =>
  rezzedInTurn(pool, state, goalFrom(0, entriesOf([], lines)), list);

describe('copies of one title that may be rezzed', () => {
  const rezzes = (server: string): string =>
    `Al pays 2 [Credits] to rez PAD Campaign in ${server}.`;

  it('are rezzed in the order in which lines tell where they are', () => {
    expect(tried(rezzes('Server 3'), rezzes('the root of Server 1'))).toEqual([
      rez('Server 3'),
      { do: 'pass' },
      rez('Server 1'),
    ]);
    expect(tried(rezzes('Server 1'), rezzes('Server 3'))).toEqual(list);
  });

  it('stay as they are where no line tells of them, and so do other titles', () => {
    expect(tried()).toEqual(list);
    const others = [rez('HQ'), rez('Server 1')];
    const goal = goalFrom(0, entriesOf([], [rezzes('Server 1')]));
    expect(rezzedInTurn(pool, state, goal, others)).toEqual(others);
  });
});
