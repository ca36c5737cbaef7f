-- How many erasures of people there have been: names read before one are not written after it.
create table erasures (number integer not null);
insert into erasures values (0);

-- Of which those before a read model was begun: it may hold the names that later ones took.
alter table checkpoints add column erasures integer not null default 0;
