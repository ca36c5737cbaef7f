import { identitiesOf } from '#decks/deck/deck-list';
import { type DeckDecision, restore } from '#decks/history/deck';
import type { DeckSummary } from './deck-index';

/** The index row of a deck after one more of its decisions. */
export const summarise = (
  before: DeckSummary | null,
  deckId: string,
  decision: DeckDecision,
): DeckSummary => {
  const list = restore(decision.list);
  const owner = decision.type === 'deckRegistered' ? decision.owner : before?.owner;
  if (owner === undefined) throw new Error(`deck ${deckId} is revised before it is registered`);
  return {
    deckId,
    owner,
    name: list.name,
    identity: identitiesOf(list)[0]?.card.title ?? null,
    versions: (before?.versions ?? 0) + 1,
  };
};
