-- Parts of names, by which lists find what has a word in its name; src/platform/projections/part-of-name.ts asks for them.
create schema names;

-- All there is in a name of one, two or three letters, without regard to case.
create function names.parts(name text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(low, first, size)), '{}')
  from (select lower(name) as low) as told, generate_series(1, 3) as size,
    generate_series(1, length(low) - size + 1) as first
$$;

-- Of these what a name has that holds all of `part`.
create function names.asked(part text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(low, first, 3)), '{}')
  from (select lower(part) as low) as told, generate_series(1, greatest(length(low) - 2, least(length(low), 1))) as first
$$;
