import {
  advance,
  agendaPointsOf,
  cloneState,
  type Decision,
  handSizeOf,
  type Rules,
  rulesOf,
  type State,
  workOn,
} from '#rules';
import { SIDES } from '../../lens/side';

/** Somebody concedes in a window that ours asks nobody in; null where the decisions do not lead there. */
export function endAmid(
  { pool }: Rules,
  from: State,
  decisions: readonly Decision[],
): State | null {
  const folded = rulesOf(pool, 'every-step').fold(from, decisions);
  return folded.ok && folded.state.outcome !== null ? folded.state : null;
}

/** A Runner whose hand size is negative is flatlined with the cards in hand; null where it is not. */
export function flatline({ pool }: Rules, from: State): State | null {
  const g = workOn(pool, cloneState(from), null);
  const turn = g.state.frames.at(-1);
  if (g.state.prompt?.kind !== 'discard' || turn?.at !== 'runner-turn') return null;
  if (handSizeOf(g, 'runner') >= 0) return null;
  g.state.prompt = null;
  turn.step = '2.4';
  advance(g, null);
  return g.state;
}

/** Somebody has as many points as the file asks for, and wins with them; null where nobody has, or our rules end the game. */
export function endWith(
  { pool }: Rules,
  from: State,
  decisions: readonly Decision[],
  points: number,
): State | null {
  const folded = rulesOf(pool, 'every-step').fold(from, decisions);
  if (!folded.ok || folded.state.outcome !== null) return null;
  const g = workOn(pool, cloneState(folded.state), null);
  const [winner, other] = SIDES.filter((side) => agendaPointsOf(g, side) >= points);
  if (winner === undefined || other !== undefined) return null;
  g.state.prompt = null;
  g.state.outcome = { winner, reason: 'agenda-points' };
  return g.state;
}
