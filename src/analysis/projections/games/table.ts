import type { GameProjection } from '../../folding/game-projection';
import { gameRow } from './fold';

export const games: GameProjection = {
  name: 'games',
  version: 3,
  tables: `
    create table game (
      id              uuid        primary key,
      position        bigint      not null,
      recorded_at     timestamptz not null,
      corp_player     text        not null,
      runner_player   text        not null,
      corp_identity   text        not null,
      runner_identity text        not null,
      winner          text,
      reason          text,
      turns           integer     not null,
      told            json        not null
    );
    create unique index game_newest on game (position desc);
    -- With what is asked of a player's games besides, so that those that do not fit are not read.
    create index game_corp_player on game (lower(corp_player), position desc)
      include (id, recorded_at, corp_player, runner_player, corp_identity, runner_identity);
    create index game_runner_player on game (lower(runner_player), position desc)
      include (id, recorded_at, corp_player, runner_player, corp_identity, runner_identity);
    create index game_corp_identity on game (corp_identity, position desc);
    create index game_runner_identity on game (runner_identity, position desc);
    create index game_matchup on game (corp_identity, runner_identity, position desc);
    create trigger game_listed after insert or delete on game
      for each row execute function lists.note('id');
    create trigger game_ended after update on game for each row
      when (old.winner is distinct from new.winner or old.reason is distinct from new.reason)
      execute function lists.note('id')`,
  ofGames: ['game'],
  write: async (transaction, folded) => {
    await transaction.query(
      `insert into game select * from jsonb_populate_recordset(null::game, $1)
       on conflict (id) do update set
         winner = excluded.winner, reason = excluded.reason,
         turns = excluded.turns, told = excluded.told`,
      [JSON.stringify(folded.map(gameRow))],
    );
  },
};
