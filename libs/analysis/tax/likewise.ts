import type { Card } from '#rules';
import type { Exit, Passage, Sought } from './passage';

/** A passage that is told by another: some of its exits, with something of them changed that is of no use there. */
export class Likewise implements Passage {
  readonly #exits: Exit[] = [];
  /** Exits of the other that were looked at. */
  #seen = 0;

  constructor(
    private readonly other: Passage,
    private readonly fits: (exit: Exit) => boolean,
    private readonly changed: (exit: Exit) => Exit,
  ) {}

  get entry(): readonly number[] {
    return this.other.entry;
  }

  get sawHidden(): boolean {
    return this.other.sawHidden;
  }

  get strengthens(): boolean {
    return this.other.strengthens;
  }

  iceAfter(exit: Exit, ice: Card): Card {
    return this.other.iceAfter(exit, ice);
  }

  least(index: number): number {
    return this.#exits[index]?.price ?? this.other.least(this.#seen);
  }

  exit(index: number, most: number): Sought {
    for (;;) {
      const known = this.#exits[index];
      if (known !== undefined) return known;
      const found = this.other.exit(this.#seen, most);
      if (typeof found !== 'object') return found;
      this.#seen += 1;
      if (this.fits(found)) this.#exits.push(this.changed(found));
    }
  }
}
