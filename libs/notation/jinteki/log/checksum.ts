import type { Fact } from '../facts';
import { SIDES, type Side } from '../lens/side';
import { effectOn, isMoney, purseOf } from '../observe/ledger';
import type { LogEvent } from './event';

/** What the lines between two turn lines add up to, against the credits the second one states. */
export interface Checksum {
  readonly line: number;
  readonly side: Side;
  readonly told: number;
  /** Credits after everything the lines tell; differs from `told` by what no line told. */
  readonly reckoned: number;
}

export type Pools = { readonly [side in Side]: number | null };

/** Keeps both pools from the log; each turn line is a checksum and sets the pool anew. */
export class Checksums {
  readonly found: Checksum[] = [];
  private readonly pools: { -readonly [side in Side]: Pools[side] } = { corp: null, runner: null };

  read(event: LogEvent, line: number): void {
    if (event.kind !== 'turn' || event.credits === null) return;
    const reckoned = this.pools[event.side];
    if (reckoned !== null)
      this.found.push({ line, side: event.side, told: event.credits, reckoned });
    this.pools[event.side] = event.credits;
  }

  /** The pools as they are, to go back to. */
  get kept(): Pools {
    return { ...this.pools };
  }

  goBack(kept: Pools): void {
    Object.assign(this.pools, kept);
  }

  apply(facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (!isMoney(fact) || purseOf(fact) !== 'credits') continue;
      for (const side of SIDES) {
        const pool = this.pools[side];
        if (fact.side === side && pool !== null) this.pools[side] = pool + effectOn(fact);
      }
    }
  }
}
