import { coreRules } from '#cards/pool';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { ourFeatures } from '../ours';
import { liesAsScored } from './lies-as-scored';

const title = 'Private Security Force';
const { pool } = coreRules;

/** The agenda in this server, and something else in the other one. */
const positionOf = (server: 'Server 1' | 'Server 2') => {
  const [one, other] =
    server === 'Server 1' ? [title, 'Adonis Campaign'] : ['Adonis Campaign', title];
  const { end } = playScenario(
    {
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [one] }, 'Server 2': { cards: [other] } } },
      script: [],
    },
    pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
};

describe('an agenda that is told to be scored', () => {
  const state = positionOf('Server 1');
  const [card] = state.servers.find(({ name }) => name === 'Server 1')?.root ?? [];
  if (card === undefined) throw new Error('it is not there');
  const isIt = (lies: typeof state): boolean => {
    const shown = entriesOf([], [], [`Ann scores ${title} and gains 2 agenda points.`]).map(
      (one, at) => ({
        ...one,
        features: at < 2 ? ourFeatures(pool, at === 1 ? lies : state, []) : one.features,
      }),
    );
    return liesAsScored(pool, nodeAt(coreRules, state), goalFrom(0, shown), card);
  };

  it('is the one that lies there right before', () => {
    expect(isIt(state)).toBe(true);
  });

  it('is none that theirs shows to lie elsewhere by then', () => {
    expect(isIt(positionOf('Server 2'))).toBe(false);
  });
});
