import type { Fact, GrowingList, State, MomentIndex } from '#rules';

export const units = ['moment', 'action', 'run', 'turn'] as const;
export type Unit = (typeof units)[number];

const turn = 1;
const run = 2;
const action = 4;

/** What begins with a decision, by bits: a turn, a run, a player being asked for an action. */
export type Begun = number;

export function begunBy(facts: readonly Fact[], { prompt }: Pick<State, 'prompt'>): Begun {
  let begun = prompt?.kind === 'action' ? action : 0;
  for (const { type } of facts) {
    if (type === 'turn-began') begun |= turn;
    if (type === 'run-began') begun |= run;
  }
  return begun;
}

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
  private moments = 0;
  private decisions = 0;

  constructor(
    private readonly index: Pick<MomentIndex, 'moments' | 'endOf'>,
    /** By number of the decision; what has begun before a moment ends. */
    private readonly begun: Pick<GrowingList, 'at'>,
  ) {}

  next(unit: Unit, from: number): number | null {
    const { moments } = this.index;
    if (unit === 'moment') return from < moments - 1 ? Math.max(from + 1, 0) : null;
    return after(this.of(unit), from);
  }

  previous(unit: Unit, from: number): number | null {
    const { moments } = this.index;
    if (unit === 'moment') return from > 0 ? Math.min(from - 1, moments - 1) : null;
    return before(this.of(unit), from);
  }

  private of(unit: Exclude<Unit, 'moment'>): readonly number[] {
    this.follow();
    switch (unit) {
      case 'turn':
        return this.turns;
      case 'run':
        return this.runs;
      case 'action':
        return this.actions;
    }
  }

  private follow(): void {
    for (; this.moments < this.index.moments; this.moments += 1) {
      const end = this.index.endOf(this.moments);
      let heard = 0;
      for (; this.decisions <= end; this.decisions += 1)
        heard |= this.begun.at(this.decisions) ?? 0;
      if ((heard & turn) !== 0) this.turns.push(this.moments);
      if ((heard & run) !== 0) this.runs.push(this.moments);
      if (((this.begun.at(end) ?? 0) & action) !== 0) this.actions.push(this.moments);
    }
  }
}
