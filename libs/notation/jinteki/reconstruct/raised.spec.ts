import { coreRules } from '#cards/pool';
import { cardOf, strengthOf, workOn } from '#rules';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { raise } from './raised';

/** The strength that a breaker has once a position is taken over in which theirs shows so much. */
function raisedTo(program: string, strength: number): number {
  const { end } = playScenario({
    turn: runnerTurn,
    runner: { rig: { programs: [program] } },
    script: [],
  });
  const id = end?.state.runner.rig[0];
  if (end === null || id === undefined) throw new Error('it is not there');
  const g = workOn(coreRules.pool, end.state, null);
  raise(g, new Map([[id, strength]]));
  return strengthOf(g, cardOf(g, id));
}

describe('a breaker in a position that is taken over', () => {
  it('is as strong as theirs shows it, by what it does itself', () => {
    expect(raisedTo('Corroder', 4)).toBe(4);
    expect(raisedTo('Gordian Blade', 3)).toBe(3);
  });

  it('stays as it is where it cannot have raised itself to that', () => {
    expect(raisedTo('Corroder', 1)).toBe(2);
    expect(raisedTo('Yog.0', 4)).toBe(3);
  });
});
