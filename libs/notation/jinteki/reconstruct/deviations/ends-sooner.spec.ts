import { coreRules } from '#cards/pool';
import type { Decision, State } from '#rules';
import { corpTurn, playScenario, runnerTurn, type Sketch } from '#testkit/scenario/play-scenario';
import { run } from '#cards/sketch/steps';
import { carryOut } from './carry-out';
import { wayTo, wonWithPoints } from './ends-sooner';

function positionOf(sketch: Sketch): State {
  const { end } = playScenario(sketch);
  if (end === null) throw new Error('it was not played');
  return end.state;
}

const ends = (state: State, points: number, decisions: readonly Decision[] = []) =>
  carryOut(coreRules, state, {
    ...{ kind: 'ends-amid', card: state.corp.identity, credits: points, decisions },
  })?.outcome;

const three = 'Priority Requisition';

describe('a game that is won with fewer points, as its file asks for', () => {
  const scored = positionOf({ turn: corpTurn, corp: { score: [three, three] }, script: [] });

  it('is over where somebody has them', () => {
    expect(scored.outcome).toBeNull();
    expect(ends(scored, 6)).toEqual({ winner: 'corp', reason: 'agenda-points' });
  });

  it('goes on where nobody has, or both', () => {
    expect(ends(scored, 7)).toBeUndefined();
    const both = positionOf({
      turn: corpTurn,
      corp: { score: [three, three] },
      runner: { score: [three, three] },
      script: [],
    });
    expect(ends(both, 6)).toBeUndefined();
  });

  it('ends with the agenda that brings them', () => {
    const state = positionOf({
      turn: runnerTurn,
      corp: { servers: { 'Server 1': { cards: [three] } } },
      runner: { score: [three] },
      script: [run('Server 1')],
    });
    const way = wayTo(coreRules, state, 'runner', 6) ?? [];
    expect(way.at(-1)).toEqual({ do: 'steal' });
    expect(ends(state, 6, way)).toEqual({ winner: 'runner', reason: 'agenda-points' });
    // No windows lead to what the run does not bring.
    expect(wayTo(coreRules, state, 'corp', 6)).toBeNull();
  });

  it('is told by the points of the winner', () => {
    const won = (points: number) => ({
      state: { winner: 'runner', runner: { 'agenda-point': points, 'agenda-point-req': 6 } },
    });
    expect([wonWithPoints(won(6)), wonWithPoints(won(5))]).toEqual(['runner', null]);
    expect(wonWithPoints({ state: {} })).toBeNull();
  });
});
