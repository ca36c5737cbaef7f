import { cloneState, type State } from '#rules';

/** Decisions of a segment from which on a state in its middle spares more than it takes. */
const WORTH = 4;

/** The decisions from one kept state to the next. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * States in the middle of segments, kept when a fold comes by: half the way for whoever asks for what lies
 * behind. One a segment, 20 KB each, and none is stored.
 */
export class Stations {
  private readonly states = new Map<number, State>();

  /** Number and state at which a fold to `number` may begin; null where the segment's own is nearest. */
  nearest(
    stretch: Stretch,
    number: number,
  ): { readonly from: number; readonly state: State } | null {
    const middle = middleOf(stretch);
    if (middle === null || number < middle) return null;
    const state = this.states.get(middle);
    return state === undefined ? null : { from: middle, state };
  }

  /** To be told where a fold comes by. */
  pass(stretch: Stretch, number: number, state: State): void {
    if (number === middleOf(stretch)) this.states.set(number, cloneState(state));
  }
}

const middleOf = ({ from, to }: Stretch): number | null =>
  to - from < WORTH ? null : (from + to) >> 1;
