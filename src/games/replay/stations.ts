import { cloneBeside, type State } from '#rules';

/** Where a fold may begin. */
interface Station {
  readonly from: number;
  readonly state: State;
}

/** Decisions from one to the next: as many as cost what it costs to go on from a state. */
const APART = 3;

/**
 * States between those that segments begin with, kept when a fold comes by for those who ask for what lies
 * behind. None is stored; cards that did not change since the segment began are shared with its state.
 */
export class Stations {
  private readonly states = new Map<number, State>();

  /** The last one at `number` or before it; the segment's own where none is nearer. */
  nearest(segment: Station, number: number): Station {
    const beyond = (number - segment.from) % APART;
    for (let from = number - beyond; from > segment.from; from -= APART) {
      const state = this.states.get(from);
      if (state !== undefined) return { from, state };
    }
    return segment;
  }

  /** To be told where a fold comes by. */
  pass(segment: Station, number: number, state: State): void {
    if ((number - segment.from) % APART !== 0 || this.states.has(number)) return;
    this.states.set(number, cloneBeside(state, segment.state));
  }
}
