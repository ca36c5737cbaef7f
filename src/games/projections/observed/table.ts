import { newestReadings } from '#notation/observed/newest-readings';
import { idIn, verdictOf, verdictReached } from '#notation/observed/stored';
import type { Projection } from '../../../platform/projections/projection';
import { observedRow, verdictRow } from './fold';

/** A row an observed game, as its file was read last, with the newest verdict. */
export const observedProjection: Projection = {
  name: 'observed',
  version: 3,
  category: 'observed',
  tables: `
    create table game (
      id              uuid        primary key,
      position        bigint      not null,
      recorded_at     timestamptz not null,
      origin          text        not null,
      corp_player     text        not null,
      runner_player   text        not null,
      corp_identity   text        not null,
      runner_identity text        not null,
      winner          text,
      reason          text,
      turns           integer     not null,
      told            json        not null,
      tier            text        not null default 'observed',
      verified        uuid
    );
    create unique index observed_newest on game (position desc);
    create index observed_verified on game (verified);
    -- With what is asked of a player's games besides, so that those that do not fit are not read.
    create index observed_corp_player on game (lower(corp_player), position desc)
      include (id, recorded_at, corp_player, runner_player, corp_identity, runner_identity, verified);
    create index observed_runner_player on game (lower(runner_player), position desc)
      include (id, recorded_at, corp_player, runner_player, corp_identity, runner_identity, verified);
    create index observed_corp_identity on game (corp_identity, position desc);
    create index observed_runner_identity on game (runner_identity, position desc);
    create index observed_matchup on game (corp_identity, runner_identity, position desc);
    create trigger game_noted after insert or update or delete on game
      for each row execute function rates.note('id');
    create trigger game_listed after insert or update or delete on game
      for each row execute function lists.note('id')`,
  removals: ['delete from game where id = any($1::uuid[])'],
  apply: async (transaction, events) => {
    const games = newestReadings(events).map(observedRow);
    const verdicts = new Map(
      events.flatMap((event) => {
        if (event.type !== verdictReached) return [];
        const id = idIn(event);
        return [[id, verdictRow(id, verdictOf(event))] as const];
      }),
    );
    if (games.length > 0)
      await transaction.query(
        `insert into game (id, position, recorded_at, origin, corp_player, runner_player,
           corp_identity, runner_identity, winner, reason, turns, told)
         select id, position, recorded_at, origin, corp_player, runner_player,
           corp_identity, runner_identity, winner, reason, turns, told
         from jsonb_populate_recordset(null::game, $1)
         on conflict (id) do update set
           corp_identity = excluded.corp_identity, runner_identity = excluded.runner_identity,
           winner = excluded.winner, reason = excluded.reason, turns = excluded.turns,
           told = excluded.told`,
        [JSON.stringify(games)],
      );
    if (verdicts.size > 0)
      await transaction.query(
        `update game set tier = row.tier, verified = row.verified
         from jsonb_populate_recordset(null::game, $1) as row where game.id = row.id`,
        [JSON.stringify([...verdicts.values()])],
      );
  },
};
