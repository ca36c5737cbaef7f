import type { Decision, Pool } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { titleOf } from './shows';

/**
 * Theirs does with each card what is asked for as it is chosen, and asks on: ours chooses all of them first, and is not done
 * while more of the like may be chosen, where any way leads on so.
 */
export function chosenOn(
  pool: Pool,
  { live: { state } }: Node,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const { prompt } = state;
  if (prompt?.kind !== 'pick' || prompt.source === null || goal.order === 'any') return list;
  const title = titleOf(pool, state, prompt.source);
  if (!goal.evidence.questions.asksOn(title, prompt.for)) return list;
  goal.refuses = true;
  return list.filter(({ do: what }) => what !== 'done');
}
