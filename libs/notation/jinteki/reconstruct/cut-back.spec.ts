import { coreRules } from '#cards/pool';
import { bareMeans, nodeAt, trailOf } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Decision } from '#rules';
import { cutBack } from './cut-back';
import type { Access } from './hidden';
import { type Level, levelAt } from './level';
import type { Node } from './node';
import { Titles } from './titles';

const means = bareMeans(coreRules, new Titles(coreRules.pool));
const { end } = playScenario({ turn: runnerTurn, script: [] });
if (end === null) throw new Error('it was not played');
const start: Node = { ...nodeAt(coreRules, end.state), runs: 1 };

const access = (index: number, server = 'R&D'): Access => ({
  ...{ index, def: 1, server, zone: null, run: 1 },
});

/** Levels at entries 0 to 3, the last of them after something that was decided from entry 2 on. */
function stuckAfter(decision: Decision): Level {
  const [last = null] = trailOf({ after: 2, until: 3 }, decision);
  const levels = [0, 1, 2].reduce<Level>(
    (from, index) => levelAt(start, index, from),
    levelAt(start, -1),
  );
  return levelAt({ ...start, trail: last }, 3, levels);
}

const cutAt = (decision: Decision, ...accesses: readonly Access[]): number =>
  cutBack({ hidden: { ...means.hidden, accesses } }, stuckAfter(decision)).index;

describe('a way that leads on no further', () => {
  it('ends before an access that it never came to, with what it decided behind that', () => {
    expect(cutAt({ do: 'draw' }, access(2))).toBe(1);
    expect(cutAt({ do: 'draw' }, access(1))).toBe(0);
  });

  it('ends where it ends where nothing was decided since, or that comes later', () => {
    expect(cutAt({ do: 'pass' }, access(2))).toBe(3);
    expect(cutAt({ do: 'draw' }, access(3))).toBe(3);
    expect(cutAt({ do: 'draw' })).toBe(3);
  });

  it('ends where it ends where the cards of Archives are accessed, which have no order', () => {
    expect(cutAt({ do: 'draw' }, access(2, 'Archives'))).toBe(3);
  });

  it('ends where it ends where the access is of a run that is yet to begin', () => {
    expect(cutAt({ do: 'draw' }, { ...access(2), run: 2 })).toBe(3);
  });
});
