import type { Projection } from '../../../platform/projections/projection';
import { decisionOf } from '../../deck-streams';
import type { ListedDeck } from '../../queries/list-decks/deck-index';
import { summarise } from '../../queries/list-decks/summary';

const PREFIX = 'deck-';

const KNOWN = `
  select deck_id as "deckId", position, owner, name, identity, versions from deck
  where deck_id = any($1)`;

const WRITE = `
  insert into deck
  select "deckId", position, owner, name, identity, versions
  from jsonb_to_recordset($1) as row ("deckId" text, position bigint, owner text, name text,
    identity text, versions integer)
  on conflict (deck_id) do update set
    name = excluded.name, identity = excluded.identity, versions = excluded.versions`;

/** A row a deck, as its last version is. */
export const deckProjection: Projection = {
  name: 'decks',
  version: 1,
  category: 'deck',
  tables: `
    create table deck (
      deck_id  text    primary key,
      position bigint  not null,
      owner    text    not null,
      name     text,
      identity text,
      versions integer not null
    );
    create unique index deck_newest on deck (position desc);
    create index deck_owner on deck (owner, position desc)`,
  apply: async (transaction, events) => {
    const ids = [...new Set(events.map(({ stream }) => stream.slice(PREFIX.length)))];
    const known = await transaction.query<ListedDeck>(KNOWN, [ids]);
    const rows = new Map(known.map((row) => [row.deckId, row]));
    for (const event of events) {
      const id = event.stream.slice(PREFIX.length);
      const before = rows.get(id) ?? null;
      const position = before?.position ?? event.position.toString();
      rows.set(id, { ...summarise(before, id, decisionOf(event)), position });
    }
    await transaction.query(WRITE, [JSON.stringify([...rows.values()])]);
  },
};
