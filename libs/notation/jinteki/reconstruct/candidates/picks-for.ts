import type { CardId, Decision, Pool, State } from '#rules';
import type { Goal } from '../goal';
import type { Node, Trail } from '../node';
import { early } from '../told-lines';
import { cardIn, titleOf } from './shows';

interface Picked {
  readonly card: CardId;
  /** What asked for it, and the position in which it did. */
  readonly source: CardId;
  readonly asked: State;
}

/** What was chosen for cards, last to first, as far back as it is `since` something. */
export function picksSince(
  last: Trail | null,
  since: (between: Trail['between']) => boolean,
): readonly Picked[] {
  const made: Picked[] = [];
  for (let at = last; at !== null && since(at.between); at = at.before) {
    const asked = at.asked?.live.state;
    const prompt = asked?.prompt;
    if (at.decision.do !== 'pick' || asked === undefined) continue;
    if (prompt?.kind === 'pick' && prompt.source !== null)
      made.push({ card: at.decision.card, source: prompt.source, asked });
  }
  return made;
}

/** What was chosen for cards of this title in the goal's entries, or right before. */
export function picksFor(
  pool: Pool,
  { live: { state }, trail }: Node,
  source: CardId,
  { between: { after } }: Goal,
): readonly Picked[] {
  const title = titleOf(pool, state, source);
  return picksSince(trail, ({ until }) => until > after - early).filter(
    (one) => titleOf(pool, state, one.source) === title,
  );
}

export const pickedFor = (pool: Pool, node: Node, source: CardId, goal: Goal): readonly CardId[] =>
  picksFor(pool, node, source, goal).map(({ card }) => card);

/** It was chosen for another question of the card, and lies elsewhere since: what names it told that. */
export const isMovedBy = (
  pool: Pool,
  node: Node,
  source: CardId,
  goal: Goal,
  one: Decision,
): boolean =>
  one.do === 'pick' &&
  picksFor(pool, node, source, goal).some(
    ({ asked, card }) =>
      card === one.card && cardIn(asked, card).zone !== cardIn(node.live.state, card).zone,
  );
