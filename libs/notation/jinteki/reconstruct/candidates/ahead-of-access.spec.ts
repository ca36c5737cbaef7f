import { coreRules } from '#cards/pool';
import type { Decision } from '#rules';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { goTo, playScenario, runnerDoes, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Order } from '../goal';
import type { Access } from '../hidden';
import { isAheadOfAccess } from './ahead-of-access';

const { pool } = coreRules;
const { end } = playScenario({
  turn: runnerTurn,
  corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
  runner: { credits: 9 },
  script: [runnerDoes('run', { server: 'Server 1' }), goTo('run.5.5')],
});
if (end?.state.prompt?.kind !== 'accessed') throw new Error('nothing is accessed');
const node = { ...nodeAt(coreRules, end.state), accessed: 1 };

const accesses = (...list: readonly (readonly [index: number, run: number])[]): Access[] =>
  list.map(([index, run]) => ({ index, run, def: 7, server: 'Server 1', zone: null }));

const again = 'Bo accesses PAD Campaign from Server 1.';
const trashed = 'Bo pays 4 [Credits] to trash PAD Campaign from Server 1.';

const isAhead = (
  told: readonly (readonly string[])[],
  next: readonly [number, number],
  what: 'trash-accessed' | 'leave-accessed' = 'trash-accessed',
  order?: Order,
): boolean => {
  const goal = goalFrom(0, entriesOf([], ...told), [], order);
  const decision: Decision = { do: what };
  return isAheadOfAccess(pool, node, goal, { accesses: accesses([1, 1], next) }, decision);
};

describe('what becomes of an accessed card', () => {
  it('is told before the next card is accessed', () => {
    expect(isAhead([[again], [again], [trashed]], [2, 1])).toBe(true);
    expect(isAhead([[again], [trashed], [again]], [3, 1])).toBe(false);
  });

  it('may be told in the same entry, or by one line of several', () => {
    expect(isAhead([[again], [trashed, again]], [2, 1])).toBe(false);
    expect(isAhead([[again], [trashed], [again], [trashed]], [3, 1])).toBe(false);
  });

  it('may be told at any time where that is in another run, it is left, or no other order leads on', () => {
    const told = [[again], [again], [trashed]];
    expect(isAhead(told, [2, 2])).toBe(false);
    expect(isAhead(told, [2, 1], 'leave-accessed')).toBe(false);
    expect(isAhead(told, [2, 1], 'trash-accessed', 'any')).toBe(false);
  });
});
