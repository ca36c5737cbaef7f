import { given, type Given } from '../platform/projections/given';
import { namedList } from '../platform/projections/named-list';
import type { ReadModelReader } from '../platform/projections/projection';
import type { DeckFilter, DeckIndex, ListedDeck } from './deck-index';

const COLUMNS = 'deck_id as "deckId", position, owner, name, identity, versions';

const givenIn = (
  { owner, name, identity }: DeckFilter,
  named: (column: string, part: string) => string,
  next?: number,
): Given =>
  given(
    [
      ['owner', 'lower(owner) = lower($::text)', owner],
      ['name', named('name', '$::text'), name],
      ['identity', 'lower(identity) = lower($::text)', identity],
    ],
    next,
  );

/** The index in the tables of the projection `decks`. */
export const storedIndex = (reader: ReadModelReader): DeckIndex => ({
  ...namedList<ListedDeck, DeckFilter>(reader, {
    called: 'decks',
    names: { table: 'decks.deck', column: 'name' },
    columns: COLUMNS,
    given: givenIn,
    leads: ['owner', 'identity'],
    everything: { owner: null, name: null, identity: null },
  }),
  withContent: (content) =>
    reader.query<ListedDeck>(
      'decks-with-content',
      `select ${COLUMNS} from decks.deck
       where deck_id in (select deck_id from decks.version where content = $1)
       order by position desc`,
      [content],
    ),
});
