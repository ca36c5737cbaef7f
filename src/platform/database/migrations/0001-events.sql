-- One row holds what one append brought: from one event to a whole game.
--
-- position is the order of readers: transaction, row within the statement, event within the row
-- (41, 6 and 16 bits). A reader stays below the oldest running transaction, so that what a
-- slower one commits later still lies ahead of it.
create table commits (
  position    bigint        not null,
  stream      text          not null collate "C",
  after       integer       not null check (after >= 0),
  count       integer       not null check (count between 1 and 65536),
  first_id    uuid          not null,
  recorded_at timestamptz   not null,
  hash        bytea         not null check (length(hash) = 32),
  form        smallint      not null,
  payload     bytea         not null,
  primary key (stream, after)
) partition by hash (stream);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'events are never changed: % on % refused', tg_op, tg_table_name
    using errcode = 'restrict_violation',
          hint = 'append an event that says what is true now';
end $$;

create trigger commits_stay before update or delete on commits
  for each row execute function refuse_change();

do $$
begin
  for i in 0..7 loop
    execute format('create table commits_%s partition of commits
      for values with (modulus 8, remainder %s)', i, i);
    execute format('alter table commits_%s alter column payload set storage external', i);
    execute format('create trigger commits_%s_stay before truncate on commits_%s
      for each statement execute function refuse_change()', i, i);
  end loop;
end $$;

create trigger commits_all_stay before truncate on commits
  for each statement execute function refuse_change();

create index commits_position on commits (position);
