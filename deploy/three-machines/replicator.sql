-- The role by which standbys follow, and by which pg_rewind reads: psql --set password=… --file replicator.sql
create role replicator login replication password :'password';
grant execute on function
  pg_ls_dir(text, boolean, boolean),
  pg_stat_file(text, boolean),
  pg_read_binary_file(text),
  pg_read_binary_file(text, bigint, bigint, boolean)
to replicator;
