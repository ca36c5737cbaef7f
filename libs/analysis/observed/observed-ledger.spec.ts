import type { ObservedFact } from '#notation/jinteki/facts';
import { emptyBoard, type Board } from '#notation/observed/board';
import { observedMovements } from './observed-ledger';
import type { StandingEntry } from './standing-entries';

const table = (credits: number): Board => ({
  ...emptyBoard,
  turn: { number: 4, side: 'runner', between: false },
  runner: { ...emptyBoard.runner, credits },
});

const began = (index: number): ObservedFact => ({
  ...{ type: 'turn-began', side: 'runner', turn: 4, index, flags: [], source: 'state' },
});

/** Each entry moves the Runner's pool by one. */
const entry = (index: number, facts: readonly ObservedFact[]): StandingEntry => ({
  ...{ index, facts, before: table(index), after: table(index + 1) },
});

describe('what an observed game tells of turns with one number', () => {
  it('lies in the turn in which it was told, the first or another one of the Runner', () => {
    const entries = [entry(1, [began(1)]), entry(2, []), entry(3, [began(3)]), entry(4, [])];
    const movements = observedMovements(entries).filter(({ why }) => why.of !== 'opening');
    expect(movements.map(({ index, turn, again }) => [index, turn, again])).toEqual([
      [1, 4, 0],
      [2, 4, 0],
      [3, 4, 1],
      [4, 4, 1],
    ]);
  });
});
