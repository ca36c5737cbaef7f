-- What a new version of the program has to write into the events once, before it answers: nothing
-- that SQL can say, as events are chained and packed by the program.
create table data_migrations (name text primary key, done_at timestamptz);
insert into data_migrations (name) values ('privacy');
