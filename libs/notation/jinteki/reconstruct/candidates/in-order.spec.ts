import { coreRules } from '#cards/pool';
import type { CardId, Decision, Prompt } from '#rules';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { pileKey } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { HiddenCards } from '../hidden-cards';
import { Titles } from '../titles';
import { candidates } from './candidates';
import { asDiscarded, takenNext } from './in-order';

const { pool } = coreRules;
const { end } = playScenario(
  {
    turn: runnerTurn,
    corp: { hq: ['Hedge Fund'] },
    runner: { grip: ['Diesel', 'Corroder'] },
    script: [],
  },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const [diesel, corroder] = state.runner.grip.map((card): Decision => ({ do: 'discard', card }));
if (diesel === undefined || corroder === undefined) throw new Error('the grip has two cards');

const defOf = (one: Decision): number =>
  'card' in one ? (state.cards[one.card satisfies CardId]?.def ?? -1) : -1;

describe('cards that are discarded as a turn ends', () => {
  const taken = 'Ann trashes Diesel due to net damage.';
  const left = (copies: number, ...lines: readonly string[]): readonly Decision[] => {
    const goal = goalFrom(
      0,
      entriesOf([], lines, []).map((one, entry) => ({
        ...one,
        features: new Map(entry === 0 ? [] : [[pileKey('heap', defOf(diesel)), copies]]),
      })),
    );
    return asDiscarded(pool, nodeAt(coreRules, state), goal, [diesel, corroder]);
  };

  it('are none of those that damage is told to take', () => {
    expect(left(1, taken)).toEqual([corroder]);
    expect(left(1)).toEqual([diesel, corroder]);
  });

  it('may be another copy', () => {
    expect(left(2, taken)).toEqual([diesel, corroder]);
  });

  it('are none of those that are told to be trashed for what they do themselves', () => {
    expect(left(1, 'Bo trashes Diesel to use Diesel to prevent 1 core damage.')).toEqual([
      corroder,
    ]);
    expect(left(1, 'Bo trashes Diesel to use Corroder to break it.')).toEqual([diesel, corroder]);
  });
});

describe('a card that chance takes of a hand', () => {
  const goalIn = (order: Goal['order'], ...heap: readonly string[]): Goal => {
    const discard = heap.map((title) => ({ title, cid: title }));
    const shown = entriesOf([], []).map((one, entry) => ({
      ...one,
      features: new Map(
        entry === 0 ? [] : [diesel, corroder].map((card) => [pileKey('heap', defOf(card)), 1]),
      ),
      state: { runner: { discard: entry === 0 ? [] : discard } },
    }));
    return goalFrom(
      0,
      shown,
      shown.map(({ features }) => features),
      order,
    );
  };
  const taken = (goal: Goal): readonly Decision[] =>
    takenNext(pool, nodeAt(coreRules, state), 'runner', goal, [diesel, corroder]);

  it('is the one that comes to lie in the heap next', () => {
    const goal = goalIn('shown', 'Corroder', 'Diesel');
    expect(taken(goal)).toEqual([corroder]);
    expect(goal.refuses).toBe(true);
    expect(taken(goalIn('shown', 'Diesel', 'Corroder'))).toEqual([diesel]);
  });

  it('may be another where no way leads on in that order', () => {
    expect(taken(goalIn('any', 'Corroder', 'Diesel'))).toEqual([corroder, diesel]);
    expect(taken(goalIn('shown', 'Easy Mark'))).toEqual([diesel, corroder]);
  });
});

describe('cards of a hand that go one by one', () => {
  const grip = [...state.runner.grip];
  const cost: Prompt = {
    ...{ kind: 'pick', for: 'runner', source: null, why: 'cost', done: false },
    from: grip,
  };

  it.each([
    ['trashed as a price', 'pick', cost],
    ['discarded as a turn ends', 'discard', { kind: 'discard', for: 'runner' }],
  ] as const)('are %s in the turn in which they come to lie in the heap', (_, way, prompt) => {
    const heap = (...titles: readonly string[]): Goal => {
      const shown = entriesOf([], []).map((one, entry) => ({
        ...one,
        features: new Map(
          entry === 0 ? [] : [diesel, corroder].map((card) => [pileKey('heap', defOf(card)), 1]),
        ),
        state: { runner: { discard: entry === 0 ? [] : titles.map((title) => ({ title })) } },
      }));
      return goalFrom(
        0,
        shown,
        shown.map(({ features }) => features),
      );
    };
    const from = nodeAt(coreRules, { ...state, prompt });
    // What chance took of HQ to be accessed before lies on no heap.
    const [accessed = null] = state.corp.hq;
    if (accessed === null) throw new Error('HQ has cards');
    const trail: Node['trail'] = {
      ...{ before: null, by: 'chance', decision: { do: 'random', card: accessed } },
      ...{ between: goalFrom(0, entriesOf([], [])).between, length: 1, asked: null },
    };
    const gone = (goal: Goal): readonly Decision[] =>
      candidates(
        pool,
        way === 'discard' ? { ...from, trail } : from,
        prompt,
        goal,
        new HiddenCards(new Titles(pool), []).finish(),
      );
    const [first, second] = grip.map((card): Decision => ({ do: way, card }));
    expect(gone(heap('Diesel', 'Corroder'))).toEqual([first]);
    expect(gone(heap('Corroder', 'Diesel'))).toEqual([second]);
  });
});
