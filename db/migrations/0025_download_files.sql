-- Every file that a download had, numbered from 1; readers get the one that the download names.
create table download_files (
  id bigint generated always as identity primary key,
  download_id bigint not null references downloads,
  number integer not null check (number > 0),
  file text not null references files,
  -- The number of the version whose file this is again.
  again integer,
  created_by bigint references users,
  created_at timestamptz not null default now(),
  unique (download_id, number)
);
create index download_files_file on download_files (file);

alter table downloads
  -- The number of the file that readers get; the log and the links name it.
  add column file_version integer not null default 1,
  -- What the picture shows, for those who do not see it, and the point that every crop keeps, in percent.
  add column image_alt text not null default '',
  add column image_x smallint not null default 50 check (image_x between 0 and 100),
  add column image_y smallint not null default 50 check (image_y between 0 and 100),
  add column idempotency_key uuid;

insert into download_files (download_id, number, file, created_by, created_at)
  select d.id, 1, d.file, f.created_by, f.created_at from downloads d join files f on f.name = d.file;
update downloads d set live_revision_id = (
  select max(id) from revisions r where r.kind = 'download' and r.item_id = d.id)
where live_revision_id is null;

create unique index downloads_key on downloads (created_by, idempotency_key) where idempotency_key is not null;
create index downloads_worked on downloads (updated_at desc, id desc) where deleted_at is null;
create index downloads_deleted on downloads (deleted_at) where deleted_at is not null;
create index downloads_live_revision on downloads (live_revision_id);
create index download_log_recent on download_log (download_id, at desc, id desc);
