import { SIDES } from '#decks/catalogue/card';
import { store, type StoredList } from '#decks/history/deck';
import { gameRecorded, headerOf } from '#notation/recorded/recorded';
import type { ContentIds } from '../../platform/content-id/content-id';
import type { RecordedEvent } from '../../platform/event-store/event-store';
import type { Projection } from '../../platform/projections/projection';
import { contentIdOf, decklistsOf, formerIdOf } from '../deck-content';
import type { PlayedGame } from '../played-decks';

const PREFIX = 'game-';

interface Row extends PlayedGame {
  readonly deck_id: string;
  readonly former_id: string;
  readonly list: StoredList;
}

const rowsOf = (ids: ContentIds, event: RecordedEvent): readonly Row[] => {
  const decklists = decklistsOf(headerOf(event));
  const game = event.stream.slice(PREFIX.length);
  const position = event.position.toString();
  return SIDES.flatMap((side) => {
    const list = decklists[side];
    if (list === null) return [];
    const known = { deck_id: contentIdOf(ids, list), former_id: formerIdOf(list) };
    return [{ game, side, position, ...known, list: store(list) }];
  });
};

/** A row a side of a game with the list it was played with, and one for each such list. */
export const playedDeckProjection = (ids: ContentIds): Projection => ({
  name: 'played_decks',
  version: 2,
  category: 'game',
  tables: `
    create table deck (
      deck_id   text  primary key,
      former_id text  not null,
      list      jsonb not null
    );
    create index deck_former on deck (former_id);
    create table side (
      game     text   not null,
      side     text   not null,
      deck_id  text   not null,
      position bigint not null,
      primary key (game, side)
    );
    create index side_deck on side (deck_id, position desc)`,
  removals: [
    `with gone as (delete from side where game = any($1) returning deck_id)
     delete from deck where deck_id in (select deck_id from gone) and not exists (
       select from side where side.deck_id = deck.deck_id and side.game <> all($1))`,
  ],
  apply: async (transaction, events) => {
    const rows = events
      .filter(({ type }) => type === gameRecorded)
      .flatMap((event) => rowsOf(ids, event));
    if (rows.length === 0) return;
    const values = [JSON.stringify(rows)];
    await transaction.query(
      `insert into deck select distinct on (deck_id) deck_id, former_id, list
       from jsonb_to_recordset($1) as row (deck_id text, former_id text, list jsonb) order by deck_id
       on conflict (deck_id) do nothing`,
      values,
    );
    await transaction.query(
      `insert into side select game, side, deck_id, position
       from jsonb_to_recordset($1) as row (game text, side text, deck_id text, position bigint)
       on conflict (game, side) do nothing`,
      values,
    );
  },
});
