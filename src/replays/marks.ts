import type { Fact } from '#rules/fact/fact';
import type { State } from '#rules/state/state';

export const units = ['moment', 'action', 'run', 'turn'] as const;
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

/** Moments in which something begins: a turn, a run, and where a player is to take an action. */
export class Marks {
  private readonly turns: number[] = [];
  private readonly runs: number[] = [];
  private readonly actions: number[] = [];
  private turn = false;
  private run = false;
  private last = 0;

  /** What happens before the next moment ends. */
  hear(facts: readonly Fact[]): void {
    this.turn ||= facts.some((fact) => fact.type === 'turn-began');
    this.run ||= facts.some((fact) => fact.type === 'run-began');
  }

  /** Moments are noted in order as they end, each once. */
  note(moment: number, state: State): void {
    this.last = moment;
    if (this.turn) this.turns.push(moment);
    if (this.run) this.runs.push(moment);
    if (state.prompt?.kind === 'action') this.actions.push(moment);
    this.turn = this.run = false;
  }

  next(unit: Unit, from: number): number | null {
    if (unit === 'moment') return from < this.last ? Math.max(from + 1, 0) : null;
    return after(this.of(unit), from);
  }

  previous(unit: Unit, from: number): number | null {
    if (unit === 'moment') return from > 0 ? Math.min(from - 1, this.last) : null;
    return before(this.of(unit), from);
  }

  private of(unit: Exclude<Unit, 'moment'>): readonly number[] {
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
