-- What people wrote beside games: theirs, and so apart from the events, where nothing is forgotten.
create table notes (
  game    uuid    not null,
  -- Content of the file they came in, so that it is kept once.
  file    uuid    not null,
  number  integer not null,
  kind    text    not null,
  author  text    not null,
  place   integer not null,
  text    text    not null,
  kept_at timestamptz not null default now(),
  primary key (game, file, number)
);
create index notes_author on notes (author);
