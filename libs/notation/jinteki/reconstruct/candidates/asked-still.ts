import type { Pool } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { titleOf } from './shows';
import { answered, asksItsOwn, asksWhether } from './told-answers';

/** Ours still asks whether a card does something, which theirs was let do by then: what it did may show nowhere. */
export function isAskedStill(pool: Pool, { live: { state }, trail }: Node, goal: Goal): boolean {
  const { prompt } = state;
  if (prompt?.kind !== 'option' || !asksWhether(prompt)) return false;
  if (!asksItsOwn(pool, state, prompt)) return false;
  const { for: side, source } = prompt;
  const behind = answered(pool, trail, goal.evidence.closings.since, source, 'option');
  return goal.evidence.closings.isUsedByThen(titleOf(pool, state, source), side, behind);
}
