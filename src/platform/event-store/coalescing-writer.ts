export interface Keyed {
  /** At most one item of a key is in a group. */
  readonly stream: string;
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** All outcomes in the order of the items, or a throw when the group as a whole was not written. */
export type WriteGroup<Item, Outcome> = (items: readonly Item[]) => Promise<readonly Outcome[]>;

/**
 * Writes at once when idle, and what arrives meanwhile as one group: the busier, the larger the
 * groups. A group that fails is written again item by item, so that none suffers for another.
 */
export class CoalescingWriter<Item extends Keyed, Outcome> {
  private waiting: Waiting<Item, Outcome>[] = [];
  private writing: Promise<void> | null = null;

  constructor(
    private readonly write: WriteGroup<Item, Outcome>,
    private readonly mostItems: number,
  ) {}

  add(item: Item): Promise<Outcome> {
    return new Promise<Outcome>((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.writing ??= this.drain();
    });
  }

  /** Resolves when nothing is waiting. */
  async idle(): Promise<void> {
    while (this.writing !== null) await this.writing;
  }

  private async drain(): Promise<void> {
    // Items added in the same turn belong to the same group.
    await Promise.resolve();
    while (this.waiting.length > 0) await this.writeGroup(this.nextGroup());
    this.writing = null;
  }

  private nextGroup(): readonly Waiting<Item, Outcome>[] {
    const group: Waiting<Item, Outcome>[] = [];
    const rest: Waiting<Item, Outcome>[] = [];
    const streams = new Set<string>();
    for (const each of this.waiting) {
      const fits = group.length < this.mostItems && !streams.has(each.item.stream);
      (fits ? group : rest).push(each);
      streams.add(each.item.stream);
    }
    this.waiting = rest;
    return group;
  }

  private async writeGroup(group: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.write(group.map((each) => each.item));
      for (const [index, each] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined) each.reject(new Error('A write left an item without outcome'));
        else each.resolve(outcome);
      }
    } catch (error) {
      const [only, ...others] = group;
      if (only !== undefined && others.length === 0) only.reject(error);
      else for (const each of group) await this.writeGroup([each]);
    }
  }
}
