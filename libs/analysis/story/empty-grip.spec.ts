import { corePool } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import {
  see,
  workOn,
  type CardId,
  type Fact,
  type FactContent,
  type FactOf,
  type State,
} from '#rules';
import { isGripEmptyAfter } from './empty-grip';

function table(grip: readonly string[]): State {
  const loaded = loadPosition(corePool, {
    turn: { side: 'runner', number: 9, clicks: 2, at: 'runner.1.6' },
    corp: { identity: 'Weyland Consortium: Building a Better World', credits: 5 },
    runner: {
      identity: 'Noise: Hacker Extraordinaire',
      credits: 9,
      grip: [...grip],
      heap: ['Easy Mark', 'Easy Mark'],
    },
  });
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.state;
}

const told = (content: FactContent): Fact => ({ ...content, step: 'run.3.2', batch: 1 });

const damage = (state: State, cards: readonly CardId[]): FactOf<'damage-suffered'> => {
  const g = workOn(corePool, state, null);
  const lost = cards.map((card) => see(g, card));
  return { type: 'damage-suffered', kind: 'net', amount: cards.length, done: true, cards: lost };
};

const isEmptyAfter = (state: State, before: FactOf<'damage-suffered'>, after: FactContent[]) => {
  const fact = told(before);
  if (fact.type !== 'damage-suffered') throw new Error(fact.type);
  return isGripEmptyAfter(fact, [fact, ...after.map(told)], state);
};

describe('damage leaves the grip empty', () => {
  it('where nothing is left of it', () => {
    const state = table([]);
    expect(isEmptyAfter(state, damage(state, state.runner.heap.slice(0, 1)), [])).toBe(true);
  });

  it('not where more damage found a card there', () => {
    const state = table([]);
    const [first, second] = state.runner.heap;
    if (first === undefined || second === undefined) throw new Error('the heap is empty');
    const later = damage(state, [second]);
    expect(isEmptyAfter(state, damage(state, [first]), [later])).toBe(false);
    expect(isEmptyAfter(state, later, [])).toBe(true);
  });

  it('where cards were drawn after it', () => {
    const state = table(['Sure Gamble']);
    const cards = state.runner.grip.map((card) => see(workOn(corePool, state, null), card));
    const drew: FactContent = { type: 'drew', side: 'runner', amount: 1, cards };
    const [lost] = state.runner.heap;
    if (lost === undefined) throw new Error('the heap is empty');
    expect(isEmptyAfter(state, damage(state, [lost]), [drew])).toBe(true);
    expect(isEmptyAfter(state, damage(state, [lost]), [])).toBe(false);
  });
});
