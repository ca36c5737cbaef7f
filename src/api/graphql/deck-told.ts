import type { ListedDeck } from '../../decks/queries/list-decks/deck-index';
import type { ShownDeck } from '../../decks/queries/show-deck/query';
import type { JudgedDeck } from '../../decks/queries/validate-deck/query';

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
