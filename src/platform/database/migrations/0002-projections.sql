-- How far each projection has read; it moves in the transaction that writes what was read.
create table checkpoints (
  projection text        primary key collate "C",
  version    integer     not null,
  position   bigint      not null,
  updated_at timestamptz not null default now()
);

-- A stream whose event a projection could not take; the projection goes on without that stream.
create table dead_letters (
  projection text        not null collate "C",
  stream     text        not null collate "C",
  version    integer     not null,
  position   bigint      not null,
  reason     text        not null,
  noticed_at timestamptz not null default now(),
  primary key (projection, stream)
);
