import { coreRules } from '#cards/pool';
import type { CardId, Decision } from '#rules';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { pileKey } from '../features';
import { asDiscarded } from './in-order';

const { pool } = coreRules;
const { end } = playScenario(
  { turn: runnerTurn, runner: { grip: ['Diesel', 'Corroder'] }, script: [] },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const [diesel, corroder] = state.runner.grip.map((card): Decision => ({ do: 'discard', card }));
if (diesel === undefined || corroder === undefined) throw new Error('the grip has two cards');

const defOf = (one: Decision): number =>
  'card' in one ? (state.cards[one.card satisfies CardId]?.def ?? -1) : -1;

describe('cards that are discarded as a turn ends', () => {
  const taken = 'Ann trashes Diesel due to net damage.';
  const left = (copies: number, ...lines: readonly string[]): readonly Decision[] => {
    const goal = goalFrom(
      0,
      entriesOf([], lines, []).map((one, entry) => ({
        ...one,
        features: new Map(entry === 0 ? [] : [[pileKey('heap', defOf(diesel)), copies]]),
      })),
    );
    return asDiscarded(pool, nodeAt(coreRules, state), goal, [diesel, corroder]);
  };

  it('are none of those that damage is told to take', () => {
    expect(left(1, taken)).toEqual([corroder]);
    expect(left(1)).toEqual([diesel, corroder]);
  });

  it('may be another copy', () => {
    expect(left(2, taken)).toEqual([diesel, corroder]);
  });
});
