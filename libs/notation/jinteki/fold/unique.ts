import type { Located, Touched } from './cards';

/** Keeps the ids on the table; answers a card that would lie in two places at once. */
export class CardIds {
  private readonly held = new Set<string>();

  move(change: Touched): Located | null {
    for (const { cid } of change.before) if (cid !== null) this.held.delete(cid);
    for (const located of change.after) {
      if (located.cid === null) continue;
      if (this.held.has(located.cid)) return located;
      this.held.add(located.cid);
    }
    return null;
  }
}
