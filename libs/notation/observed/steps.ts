import type { PlacedFact } from './observed-replay';

export type Unit = 'moment' | 'action' | 'run' | 'turn';
export type Direction = 'next' | 'previous';

const beginsAction = ({ fact }: PlacedFact): boolean =>
  fact.type === 'clicks-spent' || fact.type === 'turn-began';

/** Entries at which something begins: a turn, a run; an action is an entry in which clicks are spent. */
function marksOf(facts: readonly PlacedFact[], unit: Exclude<Unit, 'moment'>): number[] {
  const found = facts.filter((placed) => {
    switch (unit) {
      case 'turn':
        return placed.fact.type === 'turn-began';
      case 'run':
        return placed.fact.type === 'run-began';
      case 'action':
        return beginsAction(placed);
    }
  });
  return [...new Set(found.map(({ fact }) => fact.index))].sort((a, b) => a - b);
}

/** The nearest entry in a direction; null when there is none. */
export function stepFrom(
  facts: readonly PlacedFact[],
  last: number,
  from: number,
  unit: Unit,
  direction: Direction,
): number | null {
  if (unit === 'moment') {
    const to = direction === 'next' ? Math.max(from + 1, 0) : Math.min(from - 1, last);
    return to >= 0 && to <= last ? to : null;
  }
  const marks = marksOf(facts, unit);
  return (
    (direction === 'next'
      ? marks.find((mark) => mark > from)
      : marks.findLast((mark) => mark < from)) ?? null
  );
}
