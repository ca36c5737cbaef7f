import { without } from './in-sight';

/**
 * Cards that lie nowhere for a while though no deck has become larger: what a card holds is gone while its player is
 * asked where it goes. They come out of no deck.
 */
export class OutOfSight {
  private defs: readonly number[] = [];

  /** Cards that are seen no more. */
  leave(gone: readonly number[]): void {
    this.defs = [...this.defs, ...gone];
  }

  /** Of cards that are seen now those that came from a deck, which `left` so many. */
  come(fresh: readonly number[], left: number): readonly number[] {
    const back: number[] = [];
    for (const def of fresh) {
      if (fresh.length - back.length <= Math.max(0, left)) break;
      if (!without(this.defs, back).includes(def)) continue;
      back.push(def);
    }
    if (back.length === 0) return fresh;
    this.defs = without(this.defs, back);
    return without(fresh, back);
  }

  /** All lies where it lay before. */
  forget(): void {
    this.defs = [];
  }
}
