-- A chain over all appends in the order of readers, however many streams: a stream is chained by itself, so
-- that one which lost its last appends, or all of them, looks whole. An anchor holds how many appends there
-- were since the one before, and a hash over theirs. One of position 0 begins anew.
create table anchors (
  number   bigint      primary key,
  -- Of the last append that it covers.
  position bigint      not null,
  commits  bigint      not null,
  digest   bytea       not null check (length(digest) = 32),
  made_at  timestamptz not null default now()
);

-- The last anchor, apart from the others: whoever takes anchors away has to know of it.
create table anchored (number bigint not null, digest bytea not null);

insert into anchors (number, position, commits, digest) values (0, 0, 0, sha256(''));
insert into anchored select number, digest from anchors;

create function refuse_anchor_change() returns trigger language plpgsql as $$
begin
  raise exception 'anchors are never changed: % refused', tg_op
    using errcode = 'restrict_violation', hint = 'anchor anew with "retrace verify --anchor-anew"';
end $$;

create trigger anchors_stay before update or delete on anchors
  for each row execute function refuse_anchor_change();
create trigger anchors_all_stay before truncate on anchors
  for each statement execute function refuse_anchor_change();
