import type { Fact, Pool, CardId } from '#rules';
import { oneOf, type Source } from '#play/source';
import type { PlayedGame } from './played';
import { sees, type Restricted } from './sight';

/** A fact that speaks of a card a viewer cannot tell, and where its world may begin to differ. */
export interface Occasion {
  readonly at: number;
  readonly card: CardId;
}

function cardsOf(fact: Fact): readonly CardId[] {
  if ('cards' in fact) return fact.cards.map((one) => one.card);
  if ('card' in fact) return [fact.card.card];
  return 'ice' in fact ? [fact.ice.card] : [];
}

/** The last time before a decision that nothing was under way. */
function quietBefore(played: PlayedGame, decision: number): number {
  for (let at = decision; at > 0; at -= 1)
    if (played.states[at]?.prompt?.kind === 'action') return at;
  return 0;
}

/** Occasions by the kind of their fact: the rare ones are not to be drowned by the common ones. */
export function occasions(
  pool: Pool,
  played: PlayedGame,
  viewer: Restricted,
): ReadonlyMap<Fact['type'], readonly Occasion[]> {
  const found = new Map<Fact['type'], Occasion[]>();
  played.facts.forEach((facts, decision) => {
    const after = played.states[decision];
    for (const fact of facts)
      for (const id of cardsOf(fact)) {
        const card = after?.cards[id];
        if (card === undefined || sees(pool, card, viewer)) continue;
        const list = found.get(fact.type) ?? [];
        list.push({ at: quietBefore(played, decision - 1), card: id });
        found.set(fact.type, list);
      }
  });
  return found;
}

export function anyOccasion(
  of: ReadonlyMap<Fact['type'], readonly Occasion[]>,
  next: Source,
): Occasion | null {
  return of.size === 0 ? null : oneOf(oneOf([...of.values()], next), next);
}
