import type { CardId, Decision, Pool, Prompt } from '#rules';
import { titleOf } from './candidates/shows';
import type { Asked } from './declined-alone';
import type { Evidence } from './evidence';
import type { Means } from './follow';
import type { Node, Trail } from './node';

/** The question of a pick, and whose card asks it; null where it is none. */
export function pickOf({
  asked,
  decision,
}: Trail): Extract<Prompt, { readonly kind: 'pick' }> | null {
  const prompt = asked?.live.state.prompt;
  return decision.do === 'pick' && prompt?.kind === 'pick' ? prompt : null;
}

/** How many cards were chosen in a row for one. */
function chosenSoFar(trail: Trail | null, source: CardId | null): number {
  let chosen = 0;
  for (let at = trail; at !== null && pickOf(at)?.source === source; at = at.before) chosen += 1;
  return chosen;
}

/** What is chosen is named by a line that tells the asking card to take it. */
export const isTakenAsTold = (
  pool: Pool,
  state: Asked,
  decision: Decision,
  { questions }: Evidence,
): boolean =>
  decision.do === 'pick' &&
  state.prompt.kind === 'pick' &&
  state.prompt.source !== null &&
  questions
    .takenBy(titleOf(pool, state, state.prompt.source))
    .includes(titleOf(pool, state, decision.card));

/** Theirs never asks what a card of ours asks, or lets more be chosen: it may be that none of ours was. */
export function isUnasked(
  { rules }: Means,
  { live, trail }: Node,
  prompt: Prompt,
  evidence: Evidence,
): boolean {
  if (
    prompt.kind !== 'option' &&
    (prompt.kind !== 'pick' || prompt.why !== 'choose' || prompt.done)
  )
    return false;
  const source = live.state.cards[prompt.source ?? -1]?.def ?? -1;
  const title = rules.pool.definitions[source]?.value.title;
  if (title === undefined) return false;
  // What a card asks about a card that nobody chose, theirs does not ask.
  if (prompt.kind === 'option') return !evidence.questions.asksSide(title, prompt.for);
  // Theirs goes on to show what is chosen, until all is.
  const choices =
    live.legal().filter((one) => one.do === 'pick').length + chosenSoFar(trail, prompt.source);
  return !evidence.questions.asks(title) || evidence.questions.offersMore(title, choices);
}
