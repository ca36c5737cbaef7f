-- Streams whose content was taken away for ever. Their commits stay, with their hashes, and hold nothing
-- but what the chain needs; this table is what lets their payloads go, and what keeps them from coming back.
create table removed_streams (
  stream     text        primary key collate "C",
  removed_at timestamptz not null default now()
);

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.form = 2 and length(new.payload) = 32
      and (new.position, new.stream, new.after, new.count, new.first_id, new.recorded_at, new.hash)
        is not distinct from
        (old.position, old.stream, old.after, old.count, old.first_id, old.recorded_at, old.hash)
      and exists (select from public.removed_streams where stream = old.stream)
    then
      return new;
    end if;
  end if;
  raise exception 'events are never changed: % on % refused', tg_op, tg_table_name
    using errcode = 'restrict_violation',
          hint = 'append an event that says what is true now';
end $$;
