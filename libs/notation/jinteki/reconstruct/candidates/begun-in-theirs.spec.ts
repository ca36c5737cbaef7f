import { coreRules } from '#cards/pool';
import { rulesOf, type State } from '#rules';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import type { JsonObject } from '../../json';
import { isBegunInTheirs } from './begun-in-theirs';

/** Passed on from the last click of the Corp, in every window, to one of the Runner's turn. */
function windowOf(name: string): State {
  const { end } = playScenario({
    turn: { ...corpTurn, clicks: 1 },
    corp: {},
    runner: { rig: { hardware: ['The Toolbox'] } },
    script: [],
  });
  if (end === null) throw new Error('it was not played');
  const live = rulesOf(coreRules.pool, 'every-step').live(end.state);
  if (!live.apply({ do: 'gain-credit' }).ok) throw new Error('there is no click');
  for (;;) {
    const window = live.state.frames.at(-1);
    if (window?.at === 'window' && window.vars.name === name) return live.state;
    if (!live.apply({ do: 'pass' }).ok) throw new Error(`${name} is not come to`);
  }
}

/** Whether theirs, in such a state, began the turn that ours is about to begin. */
function begun(name: string, theirs: JsonObject): boolean {
  const [there] = entriesOf([]);
  if (there === undefined) throw new Error('there is no entry');
  const goal = goalFrom(0, [{ ...there, state: { turn: 3, ...theirs } }]);
  return isBegunInTheirs(nodeAt(coreRules, windowOf(name)), goal, 0);
}

const begins = { 'active-player': 'runner' };

describe('a turn that theirs began', () => {
  it('is behind the window of ours before cards are refilled', () => {
    expect(begun('runner.1.2', begins)).toBe(true);
  });

  it('is none that is about to begin, or of the other side', () => {
    expect(begun('runner.1.2', { ...begins, 'runner-phase-12': true })).toBe(false);
    expect(begun('runner.1.2', { ...begins, 'end-turn': true })).toBe(false);
    expect(begun('runner.1.2', { 'active-player': 'corp' })).toBe(false);
  });
});
