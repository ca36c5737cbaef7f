import type { StoredList } from '#decks/history/deck';
import type { ReadModelReader } from '../platform/projections/projection';
import { pageSql, readPage } from '../platform/projections/span';
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
  gamesWith: async ({ condition, asker }, deckIds, span) => {
    const page = pageSql(span, 3);
    const found = await reader.query<PlayedGame>(
      `played-decks-games-${page.name}`,
      `select id as game, side, position
       from (select game::uuid as id, side, deck_id, position from played_decks.side) as played
       where deck_id = any($2) and ${condition} and ${page.condition}
       order by position ${page.direction}, side ${span.backwards ? 'desc' : 'asc'} ${page.limit}`,
      [asker, deckIds, ...page.values],
    );
    return readPage(found, span);
  },
  list: async ({ condition, asker }, deckId) => {
    const [row] = await reader.query<{ list: StoredList }>(
      'played-decks-list',
      `select list from played_decks.deck as known
       where (known.deck_id = $2 or known.former_id = $2) and exists (
         select from (select game::uuid as id, side, deck_id from played_decks.side) as played
         where played.deck_id = known.deck_id and ${condition})`,
      [asker, deckId],
    );
    return row?.list ?? null;
  },
});
