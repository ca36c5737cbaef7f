import { type CardId, cloneState, type State } from '#rules';
import { isPaying } from './paying';

/** The credits of an identity's player as they are set by hand; null in the middle of a payment, and where there are fewer. */
export function setCredits(from: State, identity: CardId, by: number): State | null {
  const side = from.corp.identity === identity ? 'corp' : 'runner';
  if (from[side].identity !== identity || isPaying(from) || from[side].credits + by < 0)
    return null;
  const state = cloneState(from);
  state[side].credits += by;
  return state;
}
