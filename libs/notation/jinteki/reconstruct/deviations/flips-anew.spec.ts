import { rulesByPool } from '#cards/rules-by-pool';
import { cloneState, flip, type State, workOn } from '#rules';
import { bareMeans, entriesOf, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { plainKey } from '../features';
import { Titles } from '../titles';
import { flipsAnew } from './flips-anew';

const rules = rulesByPool.covering(['Jinteki Biotech: Life Imagined']);
const { pool } = rules;

/** A turn of three clicks, with the back of the identity up or its front. */
function turnWith(isFlipped: boolean): State {
  const { end } = playScenario(
    {
      turn: corpTurn,
      corp: { identity: 'Jinteki Biotech: Life Imagined' },
      runner: { grip: ['Sure Gamble', 'Sure Gamble', 'Sure Gamble'] },
      script: [],
    },
    pool,
  );
  if (end === null) throw new Error('it was not played');
  const g = workOn(pool, cloneState(end.state), null);
  if (isFlipped) flip(g, g.state.corp.identity);
  return g.state;
}

/** The Runner's hand after a line that tells of two net damage, with so many clicks of theirs left. */
const flipped = (from: State, left: number): readonly number[] => {
  const line = 'Ann uses The Brewery to do 2 net damage.';
  const shown = entriesOf([], [line]).map((one, at) => ({
    ...one,
    features: new Map([[plainKey('corp clicks'), at === 0 ? 3 : left]]),
  }));
  const means = bareMeans(rules, new Titles(pool));
  return flipsAnew(means, nodeAt(rules, from), [{ entry: 1, line }], shown).map(
    ({ live }) => live.state.corp.clicks,
  );
};

describe('an identity whose back is up', () => {
  it('does what its back does once more, for as many clicks', () => {
    expect(flipped(turnWith(true), 0)).toEqual([0]);
  });

  it('does nothing where no clicks are spent for it, or its front is up', () => {
    expect(flipped(turnWith(true), 3)).toEqual([]);
    expect(flipped(turnWith(false), 0)).toEqual([]);
  });
});
