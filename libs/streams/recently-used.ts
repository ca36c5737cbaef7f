/**
 * Values that can be made again. Beyond a weight of `most` in all, those not asked for longest are
 * dropped; the newest stays.
 */
export class RecentlyUsed<Key, Value> {
  private readonly values = new Map<Key, Value>();
  private weight = 0;

  constructor(
    private readonly most: number,
    /** Of one value, the same whenever it is asked for. */
    private readonly weigh: (value: Value) => number = () => 1,
  ) {}

  get(key: Key): Value | undefined {
    const value = this.values.get(key);
    if (value !== undefined) {
      this.values.delete(key);
      this.values.set(key, value);
    }
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.values.set(key, value);
    this.weight += this.weigh(value);
    for (const oldest of this.values.keys()) {
      if (this.weight <= this.most || oldest === key) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.values.get(key);
    if (value !== undefined) this.weight -= this.weigh(value);
    this.values.delete(key);
  }

  clear(): void {
    this.values.clear();
    this.weight = 0;
  }
}
