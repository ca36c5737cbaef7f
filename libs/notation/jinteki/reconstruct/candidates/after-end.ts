import type { Decision, Pool, State } from '#rules';
import { gameView } from '../../lens/game';
import { SIDES } from '../../lens/side';
import { endsTurn } from '../in-turn';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { useIn } from '../told-use';
import { toldUntil } from './told-until';

/** What a card asked as the turn of ours ended in theirs is told to have been answered with, by an entry. */
function isAnsweredAsEnded(
  { turn }: Pick<State, 'turn'>,
  shown: readonly Shown[],
  entry: number,
): boolean {
  const ended = shown
    .slice(0, entry)
    .findLastIndex(({ lines }) => lines.some((line) => endsTurn.test(line)));
  const there = shown[ended];
  if (there === undefined) return false;
  const theirs = gameView(there.state);
  if (theirs.turn !== turn.number || theirs.active !== turn.side) return false;
  return SIDES.some((side) => {
    const title = there.prompts[side]?.cardTitle ?? null;
    return (
      title !== null &&
      shown
        .slice(ended + 1, entry)
        .some(({ lines }) => lines.some((line) => useIn(title, line) !== null))
    );
  });
}

/** It is rezzed once a card has done what it does as the turn ends, which is yet to come in ours: that is in the next turn. */
export function isAfterEnd(pool: Pool, node: Node, goal: Goal, decision: Decision): boolean {
  const { state } = node.live;
  if (decision.do !== 'rez' || state.prompt?.kind !== 'window') return false;
  const entry = toldUntil(pool, node, goal, decision);
  return entry !== null && isAnsweredAsEnded(state, goal.evidence.shown, entry);
}
