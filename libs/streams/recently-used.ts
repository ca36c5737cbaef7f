/** Values that can be made again; beyond `most` of them the one not asked for longest is dropped. */
export class RecentlyUsed<Key, Value> {
  private readonly values = new Map<Key, Value>();

  constructor(private readonly most: number) {}

  get(key: Key): Value | undefined {
    const value = this.values.get(key);
    if (value !== undefined) {
      this.values.delete(key);
      this.values.set(key, value);
    }
    return value;
  }

  set(key: Key, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size <= this.most) return;
    for (const oldest of this.values.keys()) {
      this.values.delete(oldest);
      return;
    }
  }

  delete(key: Key): void {
    this.values.delete(key);
  }

  clear(): void {
    this.values.clear();
  }
}
