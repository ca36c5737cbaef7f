import { given, type Given } from '../platform/projections/given';
import { foundByPart, hasPart, isOfFew } from '../platform/projections/part-of-name';
import type { ReadModelReader } from '../platform/projections/projection';
import { pageSql, readPage } from '../platform/projections/span';
import type { DeckFilter, DeckIndex, ListedDeck } from './deck-index';

const COLUMNS = 'deck_id as "deckId", position, owner, name, identity, versions';

const NAMES = { table: 'decks.deck', column: 'name' } as const;

const givenIn = (
  { owner, name, identity }: DeckFilter,
  named: (column: string, part: string) => string,
): Given =>
  given([
    ['owner', 'lower(owner) = lower($::text)', owner],
    ['name', named('name', '$::text'), name],
    ['identity', 'lower(identity) = lower($::text)', identity],
  ]);

/** The index in the tables of the projection `decks`. */
export const storedIndex = (reader: ReadModelReader): DeckIndex => ({
  list: async (filter, span) => {
    const isFew = filter.name !== null && (await isOfFew(reader, NAMES, filter.name));
    const asked = givenIn(filter, isFew ? foundByPart : hasPart);
    const page = pageSql(span, asked.values.length + 1);
    // Few are found first; many are met along the list.
    const found = await reader.query<ListedDeck>(
      `decks-${page.name}-${asked.name}${isFew ? '-few' : ''}`,
      `select ${COLUMNS}
       from (select * from decks.deck where true ${asked.condition} ${isFew ? 'offset 0' : ''}) as deck
       where ${page.condition}
       order by position ${page.direction} ${page.limit}`,
      [...asked.values, ...page.values],
    );
    return readPage(found, span);
  },
  count: async (filter) => {
    const isFew = filter.name !== null && (await isOfFew(reader, NAMES, filter.name));
    const asked = givenIn(filter, isFew ? foundByPart : hasPart);
    const [row] = await reader.query<{ total: number }>(
      `decks-total-${asked.name}${isFew ? '-few' : ''}`,
      `select count(*)::int as total from decks.deck where true ${asked.condition}`,
      asked.values,
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
