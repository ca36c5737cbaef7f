import type { Memory } from './memory';
import { RecentlyUsed } from './recently-used';

/** Values of one kind in a memory. */
export class Remembered<Value> {
  private readonly values: RecentlyUsed<string, Value>;

  /** `most` and `weigh` as `RecentlyUsed` has them. */
  constructor(
    private readonly memory: Memory,
    most: number,
    weigh?: (value: Value) => number,
  ) {
    this.values = new RecentlyUsed(most, weigh);
    memory.add(this.values);
  }

  get(id: string): Value | undefined {
    return this.values.get(id);
  }

  /** To be asked for before a value is read that is to be held. */
  era(): object {
    return this.memory.era;
  }

  /** Unless everything was forgotten since then. */
  hold(era: object, id: string, value: Value): void {
    if (era === this.memory.era) this.values.set(id, value);
  }

  forget(id: string): void {
    this.values.delete(id);
  }
}
