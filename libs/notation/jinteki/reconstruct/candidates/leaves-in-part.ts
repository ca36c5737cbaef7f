import type { Pool } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { titleOf } from './shows';

/** Theirs discards less than ours has to: no way does but where none leads on that leaves some of it. */
export function leavesInPart(pool: Pool, { granted, live: { state } }: Node, goal: Goal): boolean {
  const { prompt } = state;
  if (prompt?.kind !== 'pick' || prompt.source === null || prompt.done || goal.order === 'any')
    return false;
  const left = granted?.deviation.kind === 'unanswered' ? granted.deviation.entry : 0;
  const title = titleOf(pool, state, prompt.source);
  if (!goal.evidence.questions.isLeftInPart(title, prompt.for, left)) return false;
  goal.refuses = true;
  return true;
}
