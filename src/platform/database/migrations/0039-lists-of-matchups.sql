-- Games of an identity, and of a matchup, along an index in the order of lists: a page of them, and how many there are, read no more than is
-- told. Tables that are there already; those that are made or built anew bring their indexes.
do $$ begin
  if to_regclass('games.game') is not null then
    create index if not exists game_matchup on games.game (corp_identity, runner_identity, position desc);
  end if;
  if to_regclass('observed.game') is not null then
    create index if not exists observed_corp_identity on observed.game (corp_identity, position desc);
    create index if not exists observed_runner_identity on observed.game (runner_identity, position desc);
    create index if not exists observed_matchup on observed.game (corp_identity, runner_identity, position desc);
  end if;
  -- Whether a player's game is a tournament's, however many that has.
  if to_regclass('tournaments.linked') is not null then
    create index if not exists linked_game on tournaments.linked (game);
  end if;
end $$;
