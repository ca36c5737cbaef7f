import { coreRules } from '#cards/pool';
import type { Decision } from '#rules';
import { entriesOf, goalFrom, inRig, nodeAt, pumpOf, trailOf } from '#testkit/jinteki/way';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import type { Goal, Order } from '../goal';
import type { Node } from '../node';
import { isAheadOfEncounter } from './ahead-of-encounter';

const { pool } = coreRules;

/** The position at a step of a run on HQ. */
function atStep(step: string): Node {
  const { end } = playScenario({
    turn: runnerTurn,
    corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
    runner: { credits: 5, rig: { programs: ['Corroder'] } },
    script: [runner('run', { server: 'HQ' }), goTo(step)],
  });
  if (end === null) throw new Error('it was not played');
  return nodeAt(coreRules, end.state);
}

const approach = atStep('run.2.3');
const encounter = atStep('run.3.1');
const { state } = approach.live;
const pump: Decision = pumpOf(pool, state, inRig(pool, state, 'Corroder'));

const met = 'Bo encounters Ice Wall protecting HQ at position 0.';
const pumped = 'Bo pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.';
const matched = 'Bo pays 2 [Credits] to increase the strength of Corroder to 4.';

const goalOf = (lines: readonly string[], order?: Order): Goal =>
  goalFrom(0, entriesOf([], lines), [], order);
const isAhead = (node: Node, goal: Goal): boolean => isAheadOfEncounter(pool, node, goal, pump);
const used: Node = {
  ...approach,
  trail: trailOf({ after: 0, until: 1 }, pump).at(-1) ?? null,
};

describe('what is told to be used after ice is encountered', () => {
  it('is not used while that ice is approached', () => {
    const goal = goalOf([met, pumped]);
    expect(goal.refuses).toBe(false);
    expect(isAhead(approach, goal)).toBe(true);
    expect(goal.refuses).toBe(true);
    expect(isAhead(encounter, goalOf([met, pumped]))).toBe(false);
  });

  it('is what is left once what is told before has been used', () => {
    expect(isAhead(approach, goalOf([pumped, met, pumped]))).toBe(false);
    expect(isAhead(used, goalOf([pumped, met, pumped]))).toBe(true);
  });

  it('may be told before, where a line tells of more than one, or no other order is left', () => {
    expect(isAhead(used, goalOf([matched, met, pumped]))).toBe(false);
    expect(isAhead(approach, goalOf([met, pumped], 'any'))).toBe(false);
    expect(isAhead(approach, goalOf([met, pumped, met, pumped]))).toBe(false);
    expect(isAhead(approach, goalOf([pumped, met]))).toBe(false);
  });
});
