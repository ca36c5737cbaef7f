import type { Fact } from '#rules/fact/fact';
import type { State } from '#rules/state/state';

export const units = ['decision', 'action', 'run', 'turn'] as const;
export type Unit = (typeof units)[number];

/** The first position beyond `from` in a rising list, the nearest one. */
function after(marks: readonly number[], from: number): number | null {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle] ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  return marks[low] ?? null;
}

function before(marks: readonly number[], from: number): number | null {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return marks[low - 1] ?? null;
}

/** Positions at which something begins: a turn, a run, and where a player is to take an action. */
export class Marks {
  private readonly turns: number[] = [];
  private readonly runs: number[] = [];
  private readonly actions: number[] = [];
  private last = 0;

  /** Positions are noted in order, each once. */
  note(position: number, state: State, facts: readonly Fact[]): void {
    this.last = position;
    if (facts.some((fact) => fact.type === 'turn-began')) this.turns.push(position);
    if (facts.some((fact) => fact.type === 'run-began')) this.runs.push(position);
    if (state.prompt?.kind === 'action') this.actions.push(position);
  }

  next(unit: Unit, from: number): number | null {
    if (unit === 'decision') return from < this.last ? Math.max(from + 1, 0) : null;
    return after(this.of(unit), from);
  }

  previous(unit: Unit, from: number): number | null {
    if (unit === 'decision') return from > 0 ? Math.min(from - 1, this.last) : null;
    return before(this.of(unit), from);
  }

  private of(unit: Exclude<Unit, 'decision'>): readonly number[] {
    switch (unit) {
      case 'turn':
        return this.turns;
      case 'run':
        return this.runs;
      case 'action':
        return this.actions;
    }
  }
}
