import { RecentlyUsed } from './recently-used';

/** Values in memory that may hold names of people: all are forgotten when one is erased. */
export class Remembered<Value> {
  private readonly values: RecentlyUsed<string, Value>;
  private present = {};

  /** As `RecentlyUsed` has it. */
  constructor(most: number, weigh?: (value: Value) => number) {
    this.values = new RecentlyUsed(most, weigh);
  }

  get(id: string): Value | undefined {
    return this.values.get(id);
  }

  /** To be asked for before a value is read that is to be held. */
  era(): object {
    return this.present;
  }

  /** Unless everything was forgotten since then. */
  hold(era: object, id: string, value: Value): void {
    if (era === this.present) this.values.set(id, value);
  }

  forget(id: string): void {
    this.values.delete(id);
  }

  /** Names were erased that values hold. */
  forgetAll(): void {
    this.present = {};
    this.values.clear();
  }
}
