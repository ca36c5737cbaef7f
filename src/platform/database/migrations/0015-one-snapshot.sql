-- One state a stream: of two that were kept at the same time both would stay.
delete from snapshots as older using snapshots as newer
where newer.stream = older.stream and newer.version > older.version;
alter table snapshots drop constraint snapshots_pkey, add primary key (stream);
