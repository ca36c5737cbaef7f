-- As in migration 17, but that nobody who asks waits long for who fills in a part or counts: rates are told as they were before.
create or replace function rates.brought_up(most bigint) returns boolean language plpgsql set lock_timeout = '2s' as $$
declare
  present constant text := rates.tables();
begin
  if present is not null and not exists (select from rates.counted_from as made where made.tables = present)
    and exists (
      select from (
        select id from player_statistics.seat union all select id from observed_statistics.seat
      ) as seat offset most limit 1
    ) then
    return false;
  end if;
  if exists (select from rates.changed offset most limit 1) then return false; end if;
  perform rates.refresh();
  return true;
exception
  when lock_not_available then return false;
end $$;
