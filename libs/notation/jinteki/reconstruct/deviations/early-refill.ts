import { cloneState, refill, type Rules, type Side, type State, workOn } from '#rules';

/** Whose turn has yet to begin in the window that is open, and is to be refilled after it; null where none is. */
export function refilledNext({ frames, prompt }: State): Side | null {
  const [turn, window] = frames.slice(-2);
  if (prompt?.kind !== 'window' || window?.at !== 'window') return null;
  if (turn?.at === 'corp-turn' && turn.step === '1.3') return 'corp';
  return turn?.at === 'runner-turn' && turn.step === '1.3' ? 'runner' : null;
}

/** Recurring credits are refilled before the window that comes before the turn begins, and not after it; null in any other. */
export function refillEarly({ pool }: Rules, from: State): State | null {
  const side = refilledNext(from);
  if (side === null) return null;
  const g = workOn(pool, cloneState(from), null, 'every-step');
  const turn = g.state.frames.at(-2);
  if (turn?.at !== 'corp-turn' && turn?.at !== 'runner-turn') return null;
  turn.step = '1.4';
  refill(g, side);
  return g.state;
}
