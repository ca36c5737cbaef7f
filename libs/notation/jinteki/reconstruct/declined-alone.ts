import type { CardId, Pool, Prompt, State } from '#rules';
import { titleOf } from './candidates/shows';
import { answered, asksItsOwn, asksWhether } from './candidates/told-answers';
import type { Evidence } from './evidence';
import type { Trail } from './node';

/** A position in which somebody is asked. */
export type Asked = State & { readonly prompt: Prompt };

/** How many of the questions of a card that theirs is asked then are behind. */
export const behind = (
  pool: Pool,
  { before }: Trail,
  source: CardId,
  { closings }: Evidence,
): number => answered(pool, before, closings.since, source, 'option');

/** A card that was declined goes on to ask for what it does all the same. */
function asksOn({ prompt: asked }: Asked, trail: Trail, end: Trail): boolean {
  let next: Trail | null = null;
  for (let at: Trail | null = end; at !== null && at !== trail; at = at.before) next = at;
  const prompt = next?.asked?.live.state.prompt;
  return asked.kind === 'option' && prompt?.kind === 'pick' && prompt.source === asked.source;
}

/** Copies of one title were let do it as often as theirs shows: which of them was is one answer. */
function isAgreedAsOften(pool: Pool, state: Asked, end: Trail, { closings }: Evidence): boolean {
  const { prompt } = state;
  if (prompt.kind !== 'option') return false;
  const title = titleOf(pool, state, prompt.source);
  let agreed = 0;
  for (
    let at: Trail | null = end;
    at !== null && at.between.until > closings.since;
    at = at.before
  ) {
    const from = at.asked?.live.state;
    if (from?.prompt?.kind !== 'option' || from.prompt.for !== prompt.for) continue;
    const isAgreed = at.decision.do === 'option' && at.decision.option === 'yes';
    if (isAgreed && titleOf(pool, from, from.prompt.source) === title) agreed += 1;
  }
  return (
    agreed > 0 && closings.of(title, prompt.for).filter((as) => as === 'used').length <= agreed
  );
}

/** Theirs was let do it, and nothing came of it that ours could show: it was not declined. */
export const isDeclinedAlone = (
  pool: Pool,
  state: Asked,
  trail: Trail,
  end: Trail,
  evidence: Evidence,
): boolean => {
  const { prompt } = state;
  if (
    prompt.kind !== 'option' ||
    !asksWhether(prompt) ||
    // What is asked of the other side may keep the card from what it does: it does that where nobody does.
    !asksItsOwn(pool, state, prompt) ||
    trail.decision.do !== 'option' ||
    trail.decision.option !== 'no'
  )
    return false;
  const title = titleOf(pool, state, prompt.source);
  return (
    evidence.closings.mayBeUsed(title, prompt.for, behind(pool, trail, prompt.source, evidence)) &&
    !asksOn(state, trail, end) &&
    !isAgreedAsOften(pool, state, end, evidence)
  );
};
