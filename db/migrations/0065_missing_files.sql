-- Files that rows named and the store did not have when the backup was made.
alter table backups add column missing_files integer not null default 0;
