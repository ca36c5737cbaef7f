-- What names are made of is looked up, and not made of each name again.
alter function names.parts(text) cost 10000;
