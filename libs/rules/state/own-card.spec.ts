import { coreRules } from '#cards/pool';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { cloneState } from './clone';
import { ownCard } from './own-card';
import type { State } from './state';

function withCorroder(): State {
  const { end } = playScenario({
    turn: runnerTurn,
    runner: { grip: ['Corroder'], credits: 5 },
    script: [],
  });
  if (end === null) throw new Error('nothing was played');
  return end.state;
}

describe('the cards of a state', () => {
  it('are those of its copy, until one of the two changes one', () => {
    const state = withCorroder();
    const copy = cloneState(state);
    expect(copy.cards.every((card, at) => card === state.cards[at])).toBe(true);

    const [id] = copy.runner.grip;
    if (id === undefined) throw new Error('the grip is empty');
    const before = state.cards[id];
    ownCard(copy, id).virus = 2;
    expect([state.cards[id] === before, before?.virus, copy.cards[id]?.virus]).toEqual([
      true,
      0,
      2,
    ]);
  });

  it('stay as they were while a copy goes on, but for those that something happens to', () => {
    const state = withCorroder();
    const [id] = state.runner.grip;
    if (id === undefined) throw new Error('the grip is empty');
    const text = JSON.stringify(state);
    const after = coreRules.apply(state, { do: 'install', card: id });
    if (!after.ok) throw new Error(after.reason);
    const others = state.cards.filter(({ id: other }) => other !== id);
    expect(JSON.stringify(state)).toBe(text);
    expect(after.state.cards[id]?.zone).toBe('rig');
    expect(others.every((card) => after.state.cards[card.id] === card)).toBe(true);
  });

  it('are as many as there are: no other can be changed', () => {
    const state = withCorroder();
    const next = state.cards.length;
    expect(() => ownCard(state, next as (typeof state.runner.grip)[number])).toThrow(
      `no card ${String(next)} in this game`,
    );
  });
});
