-- Names of people stand here and not in events, which hold `person:<id>` in their place. Erasing
-- a person takes the name away; the events, and their hashes, stay what they are.
create table people (
  id        uuid primary key default gen_random_uuid(),
  name      text,
  erased_at timestamptz,
  check ((name is null) = (erased_at is not null))
);

create index people_name on people (name);
