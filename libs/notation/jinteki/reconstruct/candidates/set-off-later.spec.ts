import { coreRules } from '#cards/pool';
import type { Decision, State } from '#rules';
import { entriesOf, goalFrom, inRig, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Node } from '../node';
import { isSetOffLater } from './set-off-later';

const { pool } = coreRules;
const { end } = playScenario({
  turn: runnerTurn,
  corp: { identity: 'Haas-Bioroid: Engineering the Future' },
  runner: { rig: { programs: ['Corroder'] } },
  script: [],
});
if (end === null) throw new Error('it was not played');
const { state } = end;
const corroder = inRig(pool, state, 'Corroder');
const between = { after: 0, until: 2 };

const broke =
  'Bo pays 1 [Credits] to use Corroder to break 1 barrier subroutine on Wall of Static.';
const setOff = 'Al uses Haas-Bioroid: Engineering the Future to gain 1 [Credits].';

const after = (node: Node, by: 'corp' | 'runner', decision: Decision, asked: Node | null): Node => {
  const length = (node.trail?.length ?? 0) + 1;
  return { ...node, trail: { before: node.trail, by, decision, between, length, asked } };
};

/** A breaker was used, and the price of that has a card ask something, to which yes was said. */
function answered(): Node {
  const used = after(
    nodeAt(coreRules, state),
    'runner',
    { do: 'use', card: corroder, ability: 0 },
    null,
  );
  const prompt: State['prompt'] = {
    ...{ kind: 'option', for: 'corp', options: ['yes', 'no'] },
    source: state.corp.identity,
  };
  const asking = nodeAt(coreRules, { ...state, prompt });
  return after(used, 'corp', { do: 'option', option: 'yes' }, asking);
}

const isLate = (decision: Decision, ...lines: readonly string[]): boolean =>
  isSetOffLater(
    pool,
    answered(),
    goalFrom(0, entriesOf([], ...lines.map((one) => [one]))),
    decision,
  );

describe('a subroutine that is chosen once the price of its use has set something off', () => {
  it('was chosen before that in theirs, where that is told later', () => {
    expect(isLate({ do: 'break', sub: 0 }, broke, setOff)).toBe(true);
  });

  it('may be chosen where that is told first, or nowhere', () => {
    expect(isLate({ do: 'break', sub: 0 }, setOff, broke)).toBe(false);
    expect(isLate({ do: 'break', sub: 0 }, broke)).toBe(false);
  });

  it('is no other answer', () => {
    expect(isLate({ do: 'pass' }, broke, setOff)).toBe(false);
  });
});
