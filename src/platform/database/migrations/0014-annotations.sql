-- Where a note stood in a file of annotations, to be written there again; null for what came otherwise.
alter table notes add column annotated jsonb;
