-- Streams a projection has read beyond its checkpoint: workers take streams in the order they
-- come, and the checkpoint follows when nothing before it is missing.
create table ahead (
  projection text    not null collate "C",
  stream     text    not null collate "C",
  version    integer not null,
  position   bigint  not null,
  primary key (projection, stream)
);

create index ahead_position on ahead (projection, position);
