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
  return like.length === 1 && evidence.paysToTrash(titleOf(pool, state, prompt.card));
}
