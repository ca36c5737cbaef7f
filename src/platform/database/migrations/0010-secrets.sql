-- What this store alone knows: ids made of content are keyed by it, so that nobody can compute the id
-- of a guessed one. It belongs to the events, and into every backup of them.
create table secrets (name text primary key, value bytea not null check (length(value) = 32));
insert into secrets values (
  'content-ids',
  decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);
