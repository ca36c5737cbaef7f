-- What was done with cards, summed in the cells of rates of cards.
delete from rates.counted_from;

-- The counts of a card beside those of `rates.cards.cards`, each in the place of `#` in a shape and its number in that of `@`.
create function rates.card_list(shape text) returns text language sql immutable as $$
  select string_agg(replace(replace(shape, '#', name), '@', nth::text), ', ' order by nth) from unnest(array[
    'copies', 'seen', 'wins_seen', 'drawn', 'installs', 'rezzes', 'plays', 'uses', 'accesses', 'steals', 'scores', 'trashes'
  ]) with ordinality as told (name, nth)
$$;

do $$ begin
  execute 'alter table rates.card_cell ' || rates.card_list('add # bigint not null default 0');
end $$;

-- Of each of `cards` these counts.
alter table rates.cards add deeds smallint[] not null default '{}';

-- As in migration 18, with what was done.
create or replace function rates.cards_of(only_ids uuid[]) returns setof rates.cards language plpgsql stable as $$
begin
  return query execute format($cards$
    select seat.id, seat.side, told.cards, told.deeds from rates.counted as seat, lateral (
      select array_agg(known.number * 16 + card.wins + card.opening * 2 + card.in_hand * 4 + card.dealt * 8) as cards,
        array_agg(array[%1$s]) as deeds
      from card_statistics.card join rates.code as known using (code)
      where card.id = seat.id and card.side = seat.side
    ) as told
    where seat.rests_on = 'decisions' and ($1 is null or seat.id = any($1)) and told.cards is not null
    union all
    select seat.id, seat.side, told.cards, told.deeds from rates.counted as seat, lateral (
      select array_agg(known.number * 16 + card.wins + card.opening * 2 + card.in_hand * 4 + card.dealt * 8) as cards,
        array_agg(array[%1$s]) as deeds
      from observed_statistics.card join rates.code as known using (code)
      where card.id = seat.id and card.side = seat.side
    ) as told
    where seat.rests_on = 'facts' and ($1 is null or seat.id = any($1)) and told.cards is not null
  $cards$, rates.card_list('card.#')) using only_ids;
end $$;

-- As in migration 18, with what was done.
create or replace function rates.sum_cards(sign int, only_ids uuid[]) returns void language plpgsql
set work_mem = '64MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.card_cell as cell (subject, key, rests_on, pool, tier, side, number,
      decks, wins, opening, wins_opening, in_hand, wins_in_hand, dealt, wins_dealt, %1$s)
    with kinds as materialized (
      select row_number() over () as kind, * from (
        select distinct rests_on, pool, tier, side from rates.counted where $2 is null or id = any($2)
      ) as apart
    ), own as (
      select case grouping(identity, opponent_identity, day, month, turns)
          when 31 then 'all' when 15 then 'identity' when 23 then 'opponent_identity'
          when 27 then 'day' when 29 then 'month' else 'turns' end as subject,
        coalesce(identity, opponent_identity, day, month, turns, '') as key,
        kind, packed, count(*) as n, %2$s
      from (
        select kind, packed, identity, opponent_identity, month, rates.key_of_turns(turns) as turns,
          to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD') as day, %3$s
        from rates.counted join kinds using (rests_on, pool, tier, side) join rates.cards using (id, side),
          unnest(cards) with ordinality as held (packed, nth)
        where $2 is null or id = any($2)
      ) as held
      group by kind, packed,
        grouping sets ((), (identity), (opponent_identity), (day), (month), (turns))
    )
    select subject, key, rests_on, pool, tier, side, packed / 16,
      $1 * sum(n), coalesce($1 * sum(n) filter (where packed & 1 > 0), 0),
      coalesce($1 * sum(n) filter (where packed & 2 > 0), 0), coalesce($1 * sum(n) filter (where packed & 3 = 3), 0),
      coalesce($1 * sum(n) filter (where packed & 4 > 0), 0), coalesce($1 * sum(n) filter (where packed & 5 = 5), 0),
      coalesce($1 * sum(n) filter (where packed & 8 > 0), 0), coalesce($1 * sum(n) filter (where packed & 9 = 9), 0),
      %4$s
    from own join kinds using (kind)
    group by subject, key, rests_on, pool, tier, side, packed / 16
    on conflict (subject, key, rests_on, pool, tier, side, number) do update set
      decks = cell.decks + excluded.decks, wins = cell.wins + excluded.wins,
      opening = cell.opening + excluded.opening, wins_opening = cell.wins_opening + excluded.wins_opening,
      in_hand = cell.in_hand + excluded.in_hand, wins_in_hand = cell.wins_in_hand + excluded.wins_in_hand,
      dealt = cell.dealt + excluded.dealt, wins_dealt = cell.wins_dealt + excluded.wins_dealt, %5$s
  $sum$, rates.card_list('#'), rates.card_list('sum(#) as #'), rates.card_list('deeds[nth][@] as #'),
    rates.card_list('$1 * sum(#)'), rates.card_list('# = cell.# + excluded.#')) using sign, only_ids;
end $$;
