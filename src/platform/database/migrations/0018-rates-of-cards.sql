-- Cells of rates of cards. A card has no clusters, so that sums of days and of turns add up; what was counted of a game is
-- kept in a narrow row, by which it is taken out again when the game is closed or deleted, and which answers what no cell does.
delete from rates.counted_from;

-- A number for each code of a card, so that rows stay narrow.
create table rates.code (
  number int  primary key generated always as identity,
  code   text not null unique
);

-- The cards of a side that is in `rates.counted`: of each its number sixteenfold, and what became of it. 1: the game was
-- won; 2: it was in the opening hand; 4: it came to hand; 8: it was among the first five dealt.
create table rates.cards (
  id    uuid  not null,
  side  text  not null,
  cards int[] not null,
  primary key (id, side)
);

-- Sums of a card over the games that have `key` in common, a thing of what `subject` says: all of them, an identity, an
-- opponent's identity, a day or month of UTC, or how many turns the side took. src/analysis/projections/card-statistics/
-- card-cells.ts asks for them.
create table rates.card_cell (
  subject      text   not null,
  key          text   collate "C" not null,
  rests_on     text   not null,
  pool         text   not null,
  tier         text   not null,
  side         text   not null,
  number       int    not null,
  decks        bigint not null,
  wins         bigint not null,
  opening      bigint not null,
  wins_opening bigint not null,
  in_hand      bigint not null,
  wins_in_hand bigint not null,
  dealt        bigint not null,
  wins_dealt   bigint not null,
  primary key (subject, key, rests_on, pool, tier, side, number)
);
create index card_cell_empty on rates.card_cell (subject) where decks = 0;

create function rates.key_of_turns(turns int) returns text language sql immutable parallel safe as $$
  select lpad(turns::text, 6, '0')
$$;

-- The cards of counted sides as the read models have them.
create function rates.cards_of(only_ids uuid[]) returns setof rates.cards language plpgsql stable as $$
begin
  return query
  select told.id, told.side, told.cards from (
    select seat.id, seat.side, case seat.rests_on
      when 'decisions' then (
        select array_agg(known.number * 16 + card.wins + card.opening * 2 + card.in_hand * 4 + card.dealt * 8)
        from card_statistics.card join rates.code as known using (code)
        where card.id = seat.id and card.side = seat.side)
      else (
        select array_agg(known.number * 16 + card.wins + card.opening * 2 + card.in_hand * 4 + card.dealt * 8)
        from observed_statistics.card join rates.code as known using (code)
        where card.id = seat.id and card.side = seat.side)
      end as cards
    from rates.counted as seat where only_ids is null or seat.id = any(only_ids)
  ) as told where told.cards is not null;
end $$;

-- Adds the cards of counted sides to cells, or takes them out where `sign` is -1.
create function rates.sum_cards(sign int, only_ids uuid[]) returns void language plpgsql
set work_mem = '64MB' set jit = off as $$
begin
  insert into rates.card_cell as cell
  with kinds as materialized (
    select row_number() over () as kind, * from (
      select distinct rests_on, pool, tier, side from rates.counted where only_ids is null or id = any(only_ids)
    ) as apart
  ), own as (
    select case grouping(identity, opponent_identity, day, month, turns)
        when 31 then 'all' when 15 then 'identity' when 23 then 'opponent_identity'
        when 27 then 'day' when 29 then 'month' else 'turns' end as subject,
      coalesce(identity, opponent_identity, day, month, turns, '') as key,
      kind, packed, count(*) as n
    from (
      select kind, packed, identity, opponent_identity, month, rates.key_of_turns(turns) as turns,
        to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD') as day
      from rates.counted join kinds using (rests_on, pool, tier, side) join rates.cards using (id, side),
        unnest(cards) as packed
      where only_ids is null or id = any(only_ids)
    ) as held
    group by kind, packed,
      grouping sets ((), (identity), (opponent_identity), (day), (month), (turns))
  )
  select subject, key, rests_on, pool, tier, side, packed / 16,
    sign * sum(n), coalesce(sign * sum(n) filter (where packed & 1 > 0), 0),
    coalesce(sign * sum(n) filter (where packed & 2 > 0), 0), coalesce(sign * sum(n) filter (where packed & 3 = 3), 0),
    coalesce(sign * sum(n) filter (where packed & 4 > 0), 0), coalesce(sign * sum(n) filter (where packed & 5 = 5), 0),
    coalesce(sign * sum(n) filter (where packed & 8 > 0), 0), coalesce(sign * sum(n) filter (where packed & 9 = 9), 0)
  from own join kinds using (kind)
  group by subject, key, rests_on, pool, tier, side, packed / 16
  on conflict (subject, key, rests_on, pool, tier, side, number) do update set
    decks = cell.decks + excluded.decks, wins = cell.wins + excluded.wins,
    opening = cell.opening + excluded.opening, wins_opening = cell.wins_opening + excluded.wins_opening,
    in_hand = cell.in_hand + excluded.in_hand, wins_in_hand = cell.wins_in_hand + excluded.wins_in_hand,
    dealt = cell.dealt + excluded.dealt, wins_dealt = cell.wins_dealt + excluded.wins_dealt;
end $$;

-- Codes that cards of these games are told by, or of all games.
create function rates.number_codes(only_ids uuid[]) returns void language plpgsql as $$
begin
  insert into rates.code (code)
  select distinct code from (
    select id, code from card_statistics.card union all select id, code from observed_statistics.card
  ) as card
  where (only_ids is null or id = any(only_ids))
    and not exists (select from rates.code as known where known.code = card.code);
end $$;

-- As in migration 17, with the tables of cards.
create or replace function rates.tables() returns text language sql stable as $$
  select to_regclass('player_statistics.seat')::oid || ' ' || to_regclass('observed_statistics.seat')::oid
    || ' ' || to_regclass('opened.game')::oid || ' ' || to_regclass('observed.game')::oid
    || ' ' || to_regclass('card_statistics.card')::oid
$$;
