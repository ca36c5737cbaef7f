import type { StoredList } from '#decks/history/deck';
import type { ReadModelReader } from '../platform/projections/projection';
import type { PlayedDecks, PlayedGame, PlayedSide } from './played-decks';

/** Lists of stored games in the tables of the projection `played_decks`. */
export const storedPlayedDecks = (reader: ReadModelReader): PlayedDecks => ({
  sidesOf: (game) =>
    reader.query<PlayedSide>(
      'played-decks-sides',
      `select game, side, deck_id as "deckId", list from played_decks.side
       join played_decks.deck using (deck_id) where game = $1 order by side`,
      [game],
    ),
  gamesWith: (deckIds, first, after) =>
    reader.query<PlayedGame>(
      'played-decks-games',
      `select game, side, position from played_decks.side
       where deck_id = any($1) and ($2::bigint is null or position < $2)
       order by position desc, side limit $3`,
      [deckIds, after, first],
    ),
  list: async (deckId) => {
    const [row] = await reader.query<{ list: StoredList }>(
      'played-decks-list',
      'select list from played_decks.deck where deck_id = $1',
      [deckId],
    );
    return row?.list ?? null;
  },
});
