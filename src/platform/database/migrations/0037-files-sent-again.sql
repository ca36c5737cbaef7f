-- By what the file of a published game is known again when it is sent to the letter: a keyed digest of its bytes,
-- of how it was taken and of the program that judged it. Null for a game that is kept, and for one that came before.
alter table replay_files add column sent_as uuid;
create index replay_files_sent_as on replay_files (sent_as) where sent_as is not null;
