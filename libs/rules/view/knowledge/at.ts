import type { Decision } from '../../state/decision';
import type { Rules } from '../../engine/rules';
import type { Side } from '../../state/side';
import type { State } from '../../state/state';
import { Knowledge } from './knowledge';

/** What a seat knew after the first `at` decisions of a game. Throws where one is not legal. */
export function knowledgeAt(
  rules: Rules,
  opening: State,
  decisions: readonly Decision[],
  at: number,
  seat: Side,
): { readonly knowledge: Knowledge; readonly state: State } {
  const live = rules.live(opening);
  const knowledge = new Knowledge(rules.pool, seat, opening);
  decisions.slice(0, at).forEach((decision, index) => {
    const taken = live.apply(decision);
    if (!taken.ok) throw new Error(`decision ${index + 1} is refused: ${taken.code}`);
    knowledge.take(live.state, taken.facts);
  });
  return { knowledge, state: live.state };
}
