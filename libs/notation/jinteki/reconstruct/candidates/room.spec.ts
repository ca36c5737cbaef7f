import { coreRules } from '#cards/pool';
import type { CardId, State } from '#rules';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { promptOf } from '../../lens/prompt';
import type { Goal } from '../goal';
import type { Node, Trail } from '../node';
import { chosenFirst } from './room';

const { pool } = coreRules;
const { end } = playScenario({
  turn: runnerTurn,
  corp: {},
  runner: { rig: { programs: ['Ninja', 'Ninja', 'Corroder'] } },
  script: [],
});
if (end === null) throw new Error('it was not played');
const [ninja, other, corroder] = end.state.runner.rig;
if (ninja === undefined || other === undefined || corroder === undefined)
  throw new Error('they are not there');
const pick = (card: CardId) => ({ do: 'pick', card }) as const;

/** The Runner is asked what goes, as there is less room than before, of these. */
const asked = (...from: CardId[]): State => ({
  ...end.state,
  prompt: { kind: 'pick', for: 'runner', source: null, why: 'memory', from, done: false },
});

/** Theirs chooses a Ninja, then the Corroder, then the other Ninja. */
function goal(): Goal {
  const names = ['Ninja', 'Corroder', 'Ninja'];
  const shown = entriesOf([], [], [], [], []).map((one, at) => {
    const program = names
      .slice(0, at)
      .map((title, nth) => ({ title, cid: String(nth), side: 'Runner', selected: true }));
    const prompt = { msg: 'Insufficient MU. Trash 3 MU of installed programs.' };
    const state = { runner: { rig: { program }, 'prompt-state': prompt } };
    return at === 4
      ? one
      : { ...one, state, prompts: { corp: null, runner: promptOf(state, 'runner') } };
  });
  return goalFrom(0, shown);
}

describe('what has to go, as there is less room than before', () => {
  it('goes in the order in which theirs chose it', () => {
    const first = nodeAt(coreRules, asked(ninja, other, corroder));
    const list = [ninja, other, corroder].map(pick);
    expect(chosenFirst(pool, first, goal(), list)).toEqual([pick(ninja), pick(other)]);
    const trail: Trail = {
      before: null,
      by: 'runner',
      decision: pick(ninja),
      between: { after: 0, until: 4 },
      length: 1,
      asked: first,
    };
    const next: Node = { ...nodeAt(coreRules, asked(other, corroder)), trail };
    expect(chosenFirst(pool, next, goal(), [pick(other), pick(corroder)])).toEqual([
      pick(corroder),
    ]);
  });
});
