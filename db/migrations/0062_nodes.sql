-- What the nodes of a site agree on: one row.
create table site_agreement (
  is_only boolean primary key default true check (is_only),
  -- Fingerprints of the settings that all nodes share, by name.
  settings jsonb not null default '{}',
  -- File that marks the folder of uploads as this site's; null before a node with a folder has started.
  store_mark text
);
insert into site_agreement default values;

-- Nodes that run: each says every half minute that it does.
create table nodes (
  id uuid primary key,
  host text not null,
  -- Boot of the host's kernel and namespace of its process ids; empty where they cannot be read.
  machine text not null,
  pid integer not null,
  process text not null,
  -- Connections to the database that it opens at most.
  connections integer not null,
  seen_at timestamptz not null default now()
);
