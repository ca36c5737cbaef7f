import { rulesByPool } from '#cards/rules-by-pool';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { carryOut } from './carry-out';
import { keptOn } from './lendable';

const titles = ['Ghost Runner', 'Cloak', 'Armitage Codebusting'] as const;
const rules = rulesByPool.covering(titles);
const { pool } = rules;
const defOf = (title: string): number =>
  pool.definitions.find(({ value }) => value.title === title)?.index ?? -1;

describe('credits that a card keeps to be spent', () => {
  it('are recurring ones, or were placed there; what an ability takes is not kept', () => {
    expect(titles.map((title) => keptOn(pool, defOf(title)))).toEqual([
      'credit',
      'recurring',
      null,
    ]);
  });

  it('leave it for good where they are spent for something else', () => {
    const { end } = playScenario(
      { turn: runnerTurn, runner: { credits: 0, grip: ['Ghost Runner'] }, script: [] },
      pool,
    );
    if (end === null) throw new Error('it was not played');
    const { state } = end;
    const id = state.cards.find(({ def }) => def === defOf('Ghost Runner'))?.id;
    if (id === undefined) throw new Error('it is not there');
    const cards = state.cards.map((card) => (card.id === id ? { ...card, credit: 3 } : card));
    const loan = { kind: 'loan-spent', card: id, credits: 2 } as const;
    const after = carryOut(rules, { ...state, cards }, loan);
    expect([after?.cards[id]?.credit, after?.runner.credits]).toEqual([1, 2]);
    expect(carryOut(rules, { ...state, cards }, { ...loan, credits: 4 })).toBeNull();
  });
});
