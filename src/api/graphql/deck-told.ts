import type { ListedDeck } from '../../decks/deck-index';
import type { ShownDeck } from '../../decks/show-deck';
import type { JudgedDeck } from '../../decks/validate-deck';

/** A `Deck` of the schema but for what is asked. */
export type DeckOut = Omit<ShownDeck, 'deckId'> & { readonly id: string };

export const deckOut = ({ deckId, ...deck }: ShownDeck): DeckOut => ({ ...deck, id: deckId });

/** A `DeckLegality` of the schema. */
export const judgedOut = ({ legality, list, notes, unplayable }: JudgedDeck) => ({
  ...legality,
  list,
  notes,
  unplayable,
});

/** A `DeckSummary` of the schema. */
export const summaryOut = ({ deckId, ...deck }: ListedDeck) => ({ ...deck, id: deckId });
