import type { Decision, Pool } from '#rules';
import type { Goal } from '../goal';
import type { Hidden } from '../hidden';
import type { Node } from '../node';
import { cardIn, titleOf } from './shows';

/**
 * An accessed card is left that lines tell to be trashed for its cost, and no other of its title is accessed
 * in this run. At the end of a game the piles alone do not tell that.
 */
export function isTrashedInstead(
  pool: Pool,
  { live: { state }, runs }: Node,
  { evidence }: Goal,
  { accesses }: Pick<Hidden, 'accesses'>,
  decision: Decision,
): boolean {
  const { prompt } = state;
  if (decision.do !== 'leave-accessed' || prompt?.kind !== 'accessed') return false;
  const { def } = cardIn(state, prompt.card);
  const like = accesses.filter((one) => one.run === runs && (one.def === def || one.def === null));
  return like.length === 1 && evidence.losses.paysToTrash(titleOf(pool, state, prompt.card));
}

/** An accessed card is trashed for its cost that lines tell another card to trash, which may do so now. */
export function isTrashedByOther(
  pool: Pool,
  { live }: Node,
  { evidence }: Goal,
  decision: Decision,
): boolean {
  const { state } = live;
  if (decision.do !== 'trash-accessed' || state.prompt?.kind !== 'accessed') return false;
  const by = evidence.losses.trashedBy(titleOf(pool, state, state.prompt.card));
  return (
    by.length > 0 &&
    live.legal().some((one) => one.do === 'use' && by.includes(titleOf(pool, state, one.card)))
  );
}
