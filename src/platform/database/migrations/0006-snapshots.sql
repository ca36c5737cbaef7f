-- States of streams on the way, so that none has to be folded from its beginning. Nothing but a
-- cache: it is not logged, a crash empties it, and anybody may delete any row at any time.
create unlogged table snapshots (
  stream  text    not null collate "C",
  -- Of the last event that the state contains.
  version integer not null,
  -- Of the program that can read it.
  stamp   text    not null,
  body    bytea   not null,
  primary key (stream, version)
);
alter table snapshots alter column body set storage external;
