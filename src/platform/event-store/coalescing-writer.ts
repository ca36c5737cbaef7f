export interface Keyed {
  /** At most one item of a key is being written. */
  readonly stream: string;
  /** What the item costs beside others. */
  readonly count: number;
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** All outcomes in the order of the items, or a throw when the group as a whole was not written. */
export type WriteGroup<Item, Outcome> = (items: readonly Item[]) => Promise<readonly Outcome[]>;

/** Groups written at the same time. */
const MOST_GROUPS = 2;
/** Counts that make a group of their own beside another one: smaller ones gain more by waiting. */
const LARGE = 12;

/**
 * Writes at once when idle, and what arrives meanwhile as one group: the busier, the larger the
 * groups. While one is written, a large one is made and sent after it. A group that fails is
 * written again item by item, so that none suffers for another.
 */
export class CoalescingWriter<Item extends Keyed, Outcome> {
  private waiting: Waiting<Item, Outcome>[] = [];
  private waitingCount = 0;
  private readonly writing = new Set<Promise<void>>();
  /** Streams of the groups being written. */
  private readonly held = new Set<string>();
  private gathering = false;

  constructor(
    private readonly write: WriteGroup<Item, Outcome>,
    private readonly mostItems: number,
  ) {}

  add(item: Item): Promise<Outcome> {
    return new Promise<Outcome>((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.waitingCount += item.count;
      this.beginGroup();
    });
  }

  /** Resolves when nothing is waiting. */
  async idle(): Promise<void> {
    while (this.writing.size > 0) await Promise.all(this.writing);
  }

  private beginGroup(): void {
    if (this.gathering || this.writing.size === MOST_GROUPS) return;
    if (this.writing.size > 0 && this.waitingCount < LARGE) return;
    this.gathering = true;
    const done = this.drain().finally(() => this.writing.delete(done));
    this.writing.add(done);
  }

  private async drain(): Promise<void> {
    // Items added in the same turn belong to the same group.
    await Promise.resolve();
    this.gathering = false;
    for (let group = this.nextGroup(); group.length > 0; group = this.nextGroup()) {
      this.beginGroup();
      await this.writeGroup(group);
      for (const { item } of group) this.held.delete(item.stream);
    }
  }

  private nextGroup(): readonly Waiting<Item, Outcome>[] {
    const group: Waiting<Item, Outcome>[] = [];
    const rest: Waiting<Item, Outcome>[] = [];
    const taken = new Set(this.held);
    // Halves of a crowd take turns: the writers of one are answered while the other is written.
    const halved = this.writing.size === 1 && this.waitingCount >= 2 * LARGE;
    const share = halved ? Math.ceil(this.waiting.length / 2) : this.waiting.length;
    const most = Math.min(share, this.mostItems);
    for (const each of this.waiting) {
      const { stream, count } = each.item;
      if (group.length < most && !taken.has(stream)) {
        group.push(each);
        this.held.add(stream);
        this.waitingCount -= count;
      } else rest.push(each);
      taken.add(stream);
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
