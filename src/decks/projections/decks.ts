import { restore } from '#decks/history/deck';
import type { ContentIds } from '../../platform/content-id/content-id';
import { indexOfParts } from '../../platform/projections/part-of-name';
import type { Projection } from '../../platform/projections/projection';
import { contentIdOf } from '../deck-content';
import { deckForm } from '../deck-streams';
import type { ListedDeck } from '../deck-index';
import { summarise } from '../summarise-deck';

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

const WRITE_VERSIONS = `
  insert into version select * from jsonb_populate_recordset(null::version, $1)
  on conflict (deck_id, number) do update set content = excluded.content`;

/** A row a deck, as its last version is, and the content of each version. */
export const deckProjection = (contents: ContentIds): Projection => ({
  name: 'decks',
  version: 4,
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
    create index deck_owner on deck (lower(owner), position desc);
    create index deck_identity on deck (lower(identity), position desc);
    ${indexOfParts('deck_parts', { table: 'deck', column: 'name' })};
    create table version (
      deck_id text    not null,
      number  integer not null,
      content text    not null,
      primary key (deck_id, number)
    );
    create index version_content on version (content)`,
  removals: [],
  apply: async (transaction, events) => {
    const ids = [...new Set(events.map(({ stream }) => stream.slice(PREFIX.length)))];
    const known = await transaction.query<ListedDeck>(KNOWN, [ids]);
    const rows = new Map(known.map((row) => [row.deckId, row]));
    const versions: { deck_id: string; number: number; content: string }[] = [];
    for (const event of events) {
      const id = event.stream.slice(PREFIX.length);
      const before = rows.get(id) ?? null;
      const position = before?.position ?? event.position.toString();
      const decision = deckForm.read(event);
      const row = { ...summarise(before, id, decision), position };
      rows.set(id, row);
      const content = contentIdOf(contents, restore(decision.list));
      versions.push({ deck_id: id, number: row.versions, content });
    }
    await transaction.query(WRITE, [JSON.stringify([...rows.values()])]);
    await transaction.query(WRITE_VERSIONS, [JSON.stringify(versions)]);
  },
});
