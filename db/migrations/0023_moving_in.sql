-- Copies of the whole that were made, and whether each was restored and found equal. Told to the desk; not part of a copy.
create table backups (
  id bigint generated always as identity primary key,
  -- Of its folder, and the folder that holds it.
  name text not null unique,
  place text not null,
  bytes bigint not null,
  files integer not null,
  made_at timestamptz not null,
  verified_at timestamptz,
  -- Why it was not found equal.
  problem text,
  removed_at timestamptz
);
create index backups_verified on backups (verified_at desc) where verified_at is not null;

-- What was brought in from elsewhere, once each: the same source again changes nothing.
create table imports (
  source text not null,
  kind text not null,
  -- The row's name there.
  foreign_id text not null,
  -- Of the row as it was then.
  hash bytea not null,
  item_id bigint,
  -- Of a picture: its name in the file store.
  file text,
  imported_at timestamptz not null default now(),
  primary key (source, kind, foreign_id)
);

-- Addresses of a site that was moved in here, without a slash at the end; they lead to the item's own.
create table redirects (
  path text primary key check (path ~ '^/.' and path !~ '/$'),
  kind text not null check (kind in ('news', 'blog', 'page')),
  item_id bigint not null
);
