import { rulesByPool } from '#cards/rules-by-pool';
import { bareMeans, entriesOf, inRig, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { fieldKey, spotBase } from '../features';
import { Titles } from '../titles';
import { removesBelow } from './removes-below';

const rules = rulesByPool.covering(['Puffer']);
const { pool } = rules;
const titles = new Titles(pool);
const power = fieldKey(spotBase('rig', 0, 0, titles.ofTitle('Puffer') ?? -1), 'power');

const line = 'Bo spends [Click] to use Puffer to remove 1 power counter.';

/** Clicks spent and counters of the card where theirs shows so many after a line that tells of one removed. */
function removed(has: number, before: number, after: number): readonly (readonly number[])[] {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      runner: { rig: { programs: [{ card: 'Puffer', counters: { power: has } }] } },
      script: [],
    },
    pool,
  );
  if (end === null) throw new Error('it was not played');
  const { state } = end;
  const card = inRig(pool, state, 'Puffer');
  const shown = entriesOf([], [line]).map((one, at) => ({
    ...one,
    features: new Map([[power, at === 0 ? before : after]]),
  }));
  const told = [{ entry: 1, line }];
  const ways = [
    ...removesBelow(bareMeans(rules, titles), nodeAt(rules, state), told, shown, () => false),
  ];
  return ways.map(({ live }) => [
    state.runner.clicks - live.state.runner.clicks,
    live.state.cards[card]?.power ?? 0,
  ]);
}

describe('a counter that is removed from a card that has none', () => {
  it('leaves it with fewer than none, for a click', () => {
    expect(removed(0, 0, -1)).toEqual([[1, -1]]);
  });

  it('is one of its own where it has some, or shows no fewer than none', () => {
    expect(removed(1, 0, -1)).toEqual([]);
    expect(removed(0, 1, 0)).toEqual([]);
  });
});
