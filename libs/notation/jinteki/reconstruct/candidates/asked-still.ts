import type { Pool, Prompt } from '#rules';
import type { Goal } from '../goal';
import type { Node, Trail } from '../node';
import { titleOf } from './shows';
import { answered, askedApart, asksItsOwn, asksWhether } from './told-answers';

/** One card may be chosen for another, or none: theirs asks whether it is. */
const asksForOne = (prompt: Prompt): prompt is Extract<Prompt, { readonly kind: 'pick' }> =>
  prompt.kind === 'pick' && prompt.why === 'choose' && prompt.done && prompt.from.length === 1;

/** How often a title asked for one card, or none, since an entry. */
function chosenSince(pool: Pool, trail: Trail | null, since: number, title: string): number {
  let made = 0;
  for (let at = trail; at !== null && at.between.until > since; at = at.before) {
    const state = at.asked?.live.state;
    const prompt = state?.prompt ?? null;
    if (state === undefined || prompt === null || !asksForOne(prompt)) continue;
    if (prompt.source !== null && titleOf(pool, state, prompt.source) === title) made += 1;
  }
  return made;
}

/**
 * Ours still asks whether a card does something, which theirs was let do by then, or for a card that theirs was through with: what
 * came of it may show nowhere.
 */
export function isAskedStill(pool: Pool, { live: { state }, trail }: Node, goal: Goal): boolean {
  const { prompt } = state;
  const { closings } = goal.evidence;
  if (prompt?.kind === 'option') {
    const { for: side, source } = prompt;
    if (!asksWhether(prompt) || !asksItsOwn(pool, state, prompt)) return false;
    const behind =
      answered(pool, trail, closings.since, source, 'option') +
      askedApart(pool, trail, closings.since, source);
    return closings.isUsedByThen(titleOf(pool, state, source), side, behind);
  }
  if (prompt?.kind === 'pick' && prompt.why === 'choose' && prompt.source !== null)
    if (goal.evidence.used.isPaidLast(titleOf(pool, state, prompt.source))) return true;
  if (prompt === null || !asksForOne(prompt) || prompt.source === null) return false;
  const { for: side, source } = prompt;
  if (!asksItsOwn(pool, state, { for: side, source })) return false;
  const title = titleOf(pool, state, source);
  const behind =
    answered(pool, trail, closings.since, source, 'option') +
    chosenSince(pool, trail, closings.since, title);
  return closings.isLetDoByThen(title, side, behind);
}
