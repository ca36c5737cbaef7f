import { cloneBeside, type Fact, type State } from '#rules';

/** Where a fold may begin. */
interface Station {
  readonly from: number;
  readonly state: State;
}

/** Where a fold came by. */
interface Kept {
  readonly state: State;
  /** What the decision before it brought about; null where nobody read it. */
  readonly facts: readonly Fact[] | null;
}

/**
 * States between those that segments begin with, kept when a fold comes by for those who ask for what lies
 * behind. None is stored, and none is ever changed; what is the same as in the one before is shared with it.
 */
export class Stations {
  private readonly kept = new Map<number, Kept>();

  /** The last one at `number` or before it; the segment's own where none is nearer. */
  nearest(segment: Station, number: number): Station {
    for (let from = number; from > segment.from; from -= 1) {
      const kept = this.kept.get(from);
      if (kept !== undefined) return { from, state: kept.state };
    }
    return segment;
  }

  /** What decision `number` led to and brought about, where somebody has come by who read it. */
  reached(number: number): { readonly state: State; readonly facts: readonly Fact[] } | null {
    const kept = this.kept.get(number);
    return kept === undefined || kept.facts === null ? null : { ...kept, facts: kept.facts };
  }

  /** To be told where a fold comes by. */
  pass(segment: Station, number: number, state: State, facts: readonly Fact[] | null): void {
    const known = this.kept.get(number);
    if (known !== undefined && (known.facts !== null || facts === null)) return;
    const before = known ?? this.nearest(segment, number);
    this.kept.set(number, { state: known?.state ?? cloneBeside(state, before.state), facts });
  }
}
