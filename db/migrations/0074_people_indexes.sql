-- Lists of people are counted and paged deep without reading the people themselves. The new ones are built first: a
-- dropped index locks its table even for readers.
create index users_newest_all on users (created_at desc, id desc) include (is_demo) where deleted_at is null;
create index users_by_name_all on users (lower(nama_lengkap), id) include (nama_lengkap, is_demo)
  where deleted_at is null;
drop index users_newest;
drop index users_by_name;
alter index users_newest_all rename to users_newest;
alter index users_by_name_all rename to users_by_name;
