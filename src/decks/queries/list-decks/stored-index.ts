import type { ReadModelReader } from '../../../platform/projections/projection';
import type { DeckIndex, ListedDeck } from './deck-index';

/** The index in the tables of the projection `decks`. */
export const storedIndex = (reader: ReadModelReader): DeckIndex => ({
  list: (owner, first, after) =>
    reader.query<ListedDeck>(
      'decks-page',
      `select deck_id as "deckId", position, owner, name, identity, versions from decks.deck
       where ($1::text is null or owner = $1) and ($2::bigint is null or position < $2)
       order by position desc limit $3`,
      [owner, after, first],
    ),
});
