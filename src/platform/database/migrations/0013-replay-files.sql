-- Files of imported games, packed, without people and chat: a later version of the program judges them
-- again. They go with their game.
create table replay_files (
  -- The observed game.
  game    uuid        primary key,
  packed  bytea       not null,
  -- How it was taken.
  options jsonb       not null,
  kept_at timestamptz not null default now()
);
