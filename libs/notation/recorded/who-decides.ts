import type { Decision, Actor, State } from '#rules';

/** Who makes a decision: whoever is asked, and conceding needs no question; null for nobody. */
export function whoDecides({ prompt }: Pick<State, 'prompt'>, decision: Decision): Actor | null {
  return decision.do === 'concede' ? decision.side : (prompt?.for ?? null);
}
