import { rulesByPool } from '#cards/rules-by-pool';
import type { CardId, Decision } from '#rules';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { aimed } from './aimed';

const rules = rulesByPool.covering(['The Shadow Net', 'Mining Accident', 'Traffic Jam']);
const { pool } = rules;
const { end } = playScenario(
  {
    turn: runnerTurn,
    runner: { heap: ['Mining Accident', 'Traffic Jam'], rig: { resources: ['The Shadow Net'] } },
    script: [],
  },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const cardOf = (title: string): CardId => {
  const found = state.cards.findIndex(({ def }) => pool.definitions[def]?.value.title === title);
  const card = [...state.runner.heap, ...state.runner.rig].find((id) => Number(id) === found);
  if (card === undefined) throw new Error(`${title} is not there`);
  return card;
};

const pick = (title: string): Decision => ({ do: 'pick', card: cardOf(title) });

/** What is tried of a choice of one event of the heap, or none, where this line tells what the card does. */
const tried = (what: string): readonly Decision[] =>
  aimed(
    pool,
    nodeAt(rules, state),
    cardOf('The Shadow Net'),
    goalFrom(0, entriesOf([], [`Bo uses The Shadow Net to ${what} from the heap.`])),
    [pick('Traffic Jam'), { do: 'done' }],
  );

describe('a card that is chosen for what another one does', () => {
  it('is the one that a line names', () => {
    expect(tried('play Traffic Jam')).toEqual([pick('Traffic Jam'), { do: 'done' }]);
  });

  it('is none where a line names one of the same pile that cannot be chosen', () => {
    expect(tried('play Mining Accident')).toEqual([{ do: 'done' }]);
  });
});
