import type { State } from '#rules';

/** Up to where what begins with a turn is over: TURN-05 to TURN-07, TURN-14 to TURN-16. */
const first: ReadonlySet<string> = new Set(['1.3', '1.4', '1.5']);

/** A turn is yet to begin, or what happens as it does is yet to be over: it may bring clicks that theirs shows with it. */
export const turnOpens = ({ frames }: Pick<State, 'frames'>): boolean =>
  frames.some(({ at, step }) => (at === 'corp-turn' || at === 'runner-turn') && first.has(step));
