import type { ReadModelReader } from '../platform/projections/projection';
import { pageSql, readPage } from '../platform/projections/span';
import type { DeckFilter, DeckIndex, ListedDeck } from './deck-index';

const COLUMNS = 'deck_id as "deckId", position, owner, name, identity, versions';

const WHERE = `
  ($1::text is null or lower(owner) = lower($1))
  and ($2::text is null or strpos(lower(name), lower($2)) > 0)
  and ($3::text is null or lower(identity) = lower($3))`;

const valuesOf = ({ owner, name, identity }: DeckFilter) => [owner, name, identity];

/** The index in the tables of the projection `decks`. */
export const storedIndex = (reader: ReadModelReader): DeckIndex => ({
  list: async (filter, span) => {
    const page = pageSql(span, 4);
    const found = await reader.query<ListedDeck>(
      `decks-${page.name}`,
      `select ${COLUMNS} from decks.deck
       where ${WHERE} and ${page.condition}
       order by position ${page.direction} ${page.limit}`,
      [...valuesOf(filter), ...page.values],
    );
    return readPage(found, span);
  },
  count: async (filter) => {
    const [row] = await reader.query<{ total: number }>(
      'decks-total',
      `select count(*)::int as total from decks.deck where ${WHERE}`,
      valuesOf(filter),
    );
    return row?.total ?? 0;
  },
  withContent: (content) =>
    reader.query<ListedDeck>(
      'decks-with-content',
      `select ${COLUMNS} from decks.deck
       where deck_id in (select deck_id from decks.version where content = $1)
       order by position desc`,
      [content],
    ),
});
