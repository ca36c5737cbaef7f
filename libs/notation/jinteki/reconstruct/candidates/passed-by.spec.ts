import { coreRules } from '#cards/pool';
import type { Decision } from '#rules';
import { entriesOf, goalFrom, nodeAt, pumpOf, trailOf } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { type Features, pileKey, plainKey } from '../features';
import type { Goal, Order } from '../goal';
import type { Access } from '../hidden';
import type { Node } from '../node';
import { isPassedBy } from './passed-by';

const { pool } = coreRules;
const { end } = playScenario(
  { turn: runnerTurn, runner: { credits: 5, rig: { programs: ['Corroder'] } }, script: [] },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const [breaker] = state.runner.rig;
if (breaker === undefined) throw new Error('nothing is installed');
const pump: Decision = pumpOf(pool, state, breaker);

const pumped = 'Bo pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.';
const strength = plainKey('encountered strength');
const credits = plainKey('runner credits');
const met: Features = new Map([[strength, 3]]);
const idle: Features = new Map();

/** Four entries with these features, whose second, or another, tells of a pump. */
function goalOf(features: readonly Features[], told = 1, order: Order = 'shown'): Goal {
  const lines = features.map((_, entry) => (entry === told ? [pumped] : []));
  const shown = entriesOf(...lines).map((one, entry) => ({
    ...one,
    features: features[entry] ?? idle,
  }));
  return goalFrom(0, shown, [...features], order);
}

const at = (features: Features, accessed = 0): Node => ({
  ...nodeAt(coreRules, state),
  features,
  accessed,
});
const access = (index: number, server: string): Access => ({
  ...{ index, def: 7, server, zone: null, run: 1 },
});

const isPast = (node: Node, goal: Goal, accesses: readonly Access[] = []): boolean =>
  isPassedBy(pool, node, goal, { accesses }, pump);

describe('what a line tells', () => {
  const goal = goalOf([idle, idle, met, met]);

  it('is not decided once ours has come to what theirs shows after the line', () => {
    expect(isPast(at(idle), goal)).toBe(false);
    expect(goal.refuses).toBe(false);
    expect(isPast(at(met), goal)).toBe(true);
    expect(goal.refuses).toBe(true);
  });

  it('is decided where theirs shows it by then, or shows it nowhere', () => {
    expect(isPast(at(met), goalOf([idle, met, met, met]))).toBe(false);
    expect(isPast(at(met), goalOf([idle, idle, idle, idle]))).toBe(false);
    expect(isPast(at(met), goalOf([idle, idle, met, met], 3))).toBe(false);
  });

  it('may come after what was paid, which theirs pays at another moment', () => {
    const poor: Features = new Map([[credits, 4]]);
    expect(isPast(at(poor), goalOf([idle, idle, poor, poor]))).toBe(false);
    const discarded: Features = new Map([[pileKey('heap', 7), 1]]);
    expect(isPast(at(discarded), goalOf([idle, idle, discarded, discarded]))).toBe(true);
  });

  it('is decided before cards are accessed that theirs accesses later, but for those of Archives', () => {
    expect(isPast(at(idle, 1), goal, [access(2, 'HQ')])).toBe(true);
    expect(isPast(at(idle, 1), goal, [access(1, 'HQ')])).toBe(false);
    expect(isPast(at(idle, 1), goal, [access(2, 'Archives')])).toBe(false);
    expect(isPast(at(idle), goal, [access(2, 'HQ')])).toBe(false);
  });

  it('is decided after the bids that lines tell before it, by whom has credits', () => {
    const offered = 'Bo pays 0 [Credits] to increase link strength to 3.';
    const rich: Features = new Map([[credits, 2]]);
    const told = (has: Features, order: Order): Goal => {
      const shown = entriesOf([], [offered], [pumped]).map((one) => ({ ...one, features: has }));
      return goalFrom(1, shown, [has, has], order);
    };
    const [bid] = trailOf({ after: 0, until: 1 }, { do: 'bid', credits: 0 });
    expect(isPast(at(rich), told(rich, 'shown'))).toBe(true);
    expect(isPast(at(rich), told(rich, 'told'))).toBe(true);
    expect(isPast(at(rich), told(rich, 'any'))).toBe(false);
    expect(isPast(at(idle), told(idle, 'told'))).toBe(false);
    expect(isPast({ ...at(rich), trail: bid ?? null }, told(rich, 'told'))).toBe(false);
  });

  it('may come anywhere where no order is asked for', () => {
    expect(isPast(at(met), goalOf([idle, idle, met, met], 1, 'any'))).toBe(false);
  });
});
