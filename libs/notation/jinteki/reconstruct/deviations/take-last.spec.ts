import { rulesByPool } from '#cards/rules-by-pool';
import type { CardId, State } from '#rules';
import { bareMeans, entriesOf, inRig, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { Titles } from '../titles';
import { carryOut } from './carry-out';
import { spendLoansOf } from './loans';
import { takenLastIn } from './take-last';
import { usedByHand } from './used-by-hand';

const rules = rulesByPool.covering(['Ghost Runner', 'Kati Jones', 'Diesel']);
const titles = new Titles(rules.pool);

const positionOf = (credit: number): State => {
  const ghost = { card: 'Ghost Runner', counters: { credit } };
  const { end } = playScenario(
    {
      turn: runnerTurn,
      runner: { credits: 4, rig: { resources: [ghost, 'Kati Jones'] } },
      script: [],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
};

const ghostIn = (state: State): CardId => inRig(rules.pool, state, 'Ghost Runner');

describe('the last credits of a card, taken by hand', () => {
  const take = (state: State, credits: number): State | null =>
    carryOut(rules, state, { kind: 'out-of-window', card: ghostIn(state), credits });

  it('go into the pool, and the card goes with them', () => {
    const before = positionOf(2);
    const after = take(before, 2);
    expect([after?.runner.credits, after?.cards[ghostIn(before)]?.zone]).toEqual([6, 'heap']);
    expect([after?.prompt?.kind, after?.runner.clicks]).toEqual(['action', before.runner.clicks]);
  });

  it('are all that lie there', () => {
    expect(take(positionOf(2), 1)).toBeNull();
  });

  it('leave those that were taken before in the pool', () => {
    const state = positionOf(3);
    const card = ghostIn(state);
    const loan = { card, entry: 1, turn: state.turn, credits: 2 };
    const node = { ...nodeAt(rules, state), loans: [loan] };
    const spent = spendLoansOf(rules, node, card, 2);
    expect([spent?.loans, spent?.live.state.runner.credits]).toEqual([[], 6]);
    expect(spent?.live.state.cards[card]?.credit).toBe(1);
    const other = inRig(rules.pool, state, 'Kati Jones');
    expect(spendLoansOf(rules, node, other, 2)).toBe(node);
  });

  it('are told by a line, and another that trashes the card', () => {
    const takes = 'Al uses Ghost Runner to gain 1 [Credits].';
    const trashes = 'Al trashes Ghost Runner.';
    expect(takenLastIn(titles, [takes, trashes], takes)).toMatchObject({ credits: 1 });
    expect(takenLastIn(titles, [takes], takes)).toBeNull();
    const kati = 'Al uses Kati Jones to gain 1 [Credits].';
    expect(takenLastIn(titles, [kati, 'Al trashes Kati Jones.'], kati)).toBeNull();
    const { pool } = bareMeans(rules, titles).rules;
    expect([...usedByHand(pool, titles, entriesOf([], [takes, trashes], [takes]))]).toEqual([1]);
  });
});
