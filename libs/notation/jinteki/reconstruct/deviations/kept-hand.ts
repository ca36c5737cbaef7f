import { advance, cloneState, type Rules, type State, workOn } from '#rules';

/** Nothing more is discarded though a turn ends with too many cards in hand; null where nobody discards. */
export function keepHand({ pool }: Rules, from: State): State | null {
  const g = workOn(pool, cloneState(from), null);
  const turn = g.state.frames.at(-1);
  if (g.state.prompt?.kind !== 'discard') return null;
  if (turn?.at === 'corp-turn') turn.step = '3.2';
  else if (turn?.at === 'runner-turn') turn.step = '2.2';
  else return null;
  g.state.prompt = null;
  advance(g, null);
  return g.state;
}
