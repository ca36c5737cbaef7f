import { rulesNamed } from '#cards/pool';
import type { CardId, Decision, State } from '#rules';
import { playScenario, runnerTurn, type Sketch } from '#testkit/scenario/play-scenario';
import { carryOut } from './carry-out';
import { unbarredRules } from './unbarred-rules';

const rules = rulesNamed('all');

function positionOf(sketch: Omit<Sketch, 'script'>): State {
  const { end } = playScenario({ script: [], ...sketch }, rules.pool);
  if (end === null) throw new Error('it was not played');
  return end.state;
}

function idOf({ cards }: State, title: string): CardId {
  const found = cards.find(({ def }) => rules.pool.definitions[def]?.value.title === title);
  if (found === undefined) throw new Error(`${title} is not there`);
  return found.id;
}

const barred = (state: State, card: CardId, decision: Decision): State | null =>
  carryOut(rules, state, { kind: 'barred', card, credits: 0, decisions: [decision] });

describe('an action that a card forbids', () => {
  it('takes the first click for something else than a run (MUST-01)', () => {
    const state = positionOf({
      turn: runnerTurn,
      runner: { credits: 5, rig: { resources: ['Always Be Running'] } },
    });
    expect(rules.apply(state, { do: 'gain-credit' }).ok).toBe(false);
    const after = barred(state, idOf(state, 'Always Be Running'), { do: 'gain-credit' });
    expect(after?.runner.credits).toBe(6);
    // The next click is free by our rules, too.
    expect(after !== null && rules.apply(after, { do: 'gain-credit' }).ok).toBe(true);
  });

  it('installs what an identity forbids (CANT-01)', () => {
    const state = positionOf({
      turn: runnerTurn,
      runner: { identity: 'Apex: Invasive Predator', credits: 5, grip: ['Kati Jones'] },
    });
    const card = idOf(state, 'Kati Jones');
    expect(rules.apply(state, { do: 'install', card }).ok).toBe(false);
    const after = barred(state, state.runner.identity, { do: 'install', card });
    expect(after?.runner.rig).toContain(card);
  });

  it('installs on nothing what is to lie on a host (INST-20)', () => {
    const state = positionOf({
      turn: runnerTurn,
      runner: { credits: 5, grip: ['Adjusted Matrix'] },
    });
    const card = idOf(state, 'Adjusted Matrix');
    expect(rules.apply(state, { do: 'install', card }).ok).toBe(false);
    const after = barred(state, card, { do: 'install', card });
    expect(after?.runner.rig).toContain(card);
  });

  it('is still refused where it cannot be paid for', () => {
    const state = positionOf({
      turn: runnerTurn,
      runner: { credits: 0, rig: { resources: ['Always Be Running'] }, grip: ['Kati Jones'] },
    });
    const card = idOf(state, 'Kati Jones');
    expect(barred(state, card, { do: 'install', card })).toBeNull();
  });

  it('has its rules made once', () => {
    expect(unbarredRules(rules)).toBe(unbarredRules(rules));
  });
});
