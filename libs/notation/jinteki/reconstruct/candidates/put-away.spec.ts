import { rulesByPool } from '#cards/rules-by-pool';
import type { CardId, State } from '#rules';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Features } from '../features';
import { ourFeatures } from '../ours';
import { isPutAway, putAway } from './put-away';

const rules = rulesByPool.covering(['Rosetta 2.0', 'Ninja', 'Corroder']);

/** Programs of the rig as one of them is to be put away as a cost. */
function asked(programs: readonly string[]): State {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      runner: { stack: ['Ninja'], rig: { programs: [...programs], resources: ['Rosetta 2.0'] } },
      script: [],
    },
    rules.pool,
  );
  const rosetta = end?.state.runner.rig.at(-1);
  if (end === null || rosetta === undefined) throw new Error('it was not played');
  const used = rules.apply(end.state, { do: 'use', card: rosetta, ability: 0 });
  if (!used.ok) throw new Error('it is not used');
  return used.state;
}

/** The position without a card of the rig, as theirs shows it. */
function without(state: State, gone: CardId): Features {
  const rig = state.runner.rig.filter((id) => id !== gone);
  return ourFeatures(rules.pool, { ...state, runner: { ...state.runner, rig } }, []);
}

describe('what is put away as a cost', () => {
  const state = asked(['Ninja', 'Corroder', 'Ninja']);
  const from = state.prompt?.kind === 'pick' ? state.prompt.from : [];
  const [ninja, corroder, other] = from;
  if (ninja === undefined || corroder === undefined || other === undefined)
    throw new Error('nothing is asked');
  const list = from.map((card) => ({ do: 'pick', card }) as const);
  const node = { ...nodeAt(rules, state), features: ourFeatures(rules.pool, state, []) };
  const chosenWhere = (gone: CardId) => {
    const features = without(state, gone);
    const shown = entriesOf([], []).map((one) => ({ ...one, features }));
    return putAway(node, goalFrom(0, shown, [features]), list);
  };

  it('is asked for while it is paid', () => {
    expect(isPutAway(state)).toBe(true);
    expect(isPutAway({ ...state, frames: state.frames.slice(0, 1) })).toBe(false);
  });

  it('is a card that theirs shows fewer of, wherever it goes', () => {
    expect(chosenWhere(corroder)).toEqual([{ do: 'pick', card: corroder }]);
  });

  it('may be any copy of its title', () => {
    expect(chosenWhere(other)).toEqual([ninja, other].map((card) => ({ do: 'pick', card })));
  });
});
