import { rulesByPool } from '#cards/rules-by-pool';
import { runnerDoes } from '#cards/sketch/steps';
import { bareMeans, nodeAt } from '#testkit/jinteki/way';
import { playScenario, rezzed, runnerTurn, type Sketch } from '#testkit/scenario/play-scenario';
import type { Node } from '../node';
import { Titles } from '../titles';
import { drawsNothing } from './draws-nothing';

const rules = rulesByPool.covering(['Genetics Pavilion']);
const stack = ['Sure Gamble', 'Sure Gamble', 'Sure Gamble'];
const line = 'Bo spends [Click] to use Runner Basic Action Card to draw 1 card.';

/** What is tried of the line, with clicks left as they are by then. */
function tried(sketch: Omit<Sketch, 'turn'>, told = line): readonly Node[] {
  const { end } = playScenario({ turn: runnerTurn, ...sketch }, rules.pool);
  if (end === null) throw new Error('it was not played');
  let { state } = end;
  while (state.prompt?.kind === 'window') {
    const passed = rules.apply(state, { do: 'pass' });
    if (!passed.ok) throw new Error(passed.code);
    ({ state } = passed);
  }
  const means = bareMeans(rules, new Titles(rules.pool));
  return drawsNothing(means, nodeAt(rules, state), [{ entry: 1, line: told }]);
}

const clicksOf = (nodes: readonly Node[]): readonly unknown[] =>
  nodes.map(({ live: { state }, granted }) => [
    ...[state.runner.clicks, state.runner.grip.length, granted?.deviation.decisions],
  ]);

describe('an action that draws nothing (ACT-05)', () => {
  const corp = { servers: { 'Server 1': { cards: [rezzed('Genetics Pavilion')] } } };

  it('takes a click of an empty stack', () => {
    const nodes = tried({ runner: { stack: [] }, script: [] });
    expect(clicksOf(nodes)).toEqual([[3, 0, [{ do: 'draw' }]]]);
  });

  it('takes a click where no more cards may be drawn (DRAW-05)', () => {
    const script = [runnerDoes('draw'), runnerDoes('draw')];
    expect(clicksOf(tried({ corp, runner: { stack }, script }))).toEqual([
      [1, 2, [{ do: 'draw' }]],
    ]);
  });

  it('is none where our rules let a card be drawn, or no line tells it', () => {
    expect(tried({ corp, runner: { stack }, script: [] })).toEqual([]);
    expect(tried({ runner: { stack: [] }, script: [] }, 'Bo draws 1 card.')).toEqual([]);
  });
});
