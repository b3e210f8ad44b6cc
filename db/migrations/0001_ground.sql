-- Search ignores accents and word endings; the configuration is named so that it can change in one place.
create extension if not exists unaccent;
create text search configuration jejaring (copy = indonesian);
alter text search configuration jejaring
  alter mapping for hword, hword_part, word with unaccent, indonesian_stem;

-- Both systems of province codes: equal for 11 to 82, different in Papua.
create table provinces (
  code text primary key,
  bps_code text not null unique,
  name text not null
);

create table regions (
  id bigint generated always as identity primary key,
  title text not null,
  province_code text references provinces,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table participants (
  id bigint generated always as identity primary key,
  title text not null,
  region_id bigint not null references regions,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index participants_region on participants (region_id) where deleted_at is null;

create table users (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  nama_lengkap text not null,
  photo text,
  phone text,
  alamat text,
  jenis_kelamin text check (jenis_kelamin in ('L', 'P')),
  organisasi text,
  tempat_lahir text,
  tanggal_lahir date,
  participant_id bigint references participants,
  region_id bigint references regions,
  role text not null default 'member' check (role in ('member', 'staff', 'admin')),
  user_type text not null default 'umum' check (user_type in ('umum', 'partisipan', 'sekretariat')),
  is_pic boolean not null default false,
  is_moderator boolean not null default false,
  activated_at timestamptz,
  suspended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

-- One row per login. `expires_at` is the absolute end, `seen_at` carries the sliding one.
create table sessions (
  jti uuid primary key,
  user_id bigint not null references users,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id) where ended_at is null;

create table settings (
  key text primary key,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by bigint references users
);

-- Written in the same transaction as the change it tells of; the site's role can only add.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id bigint,
  actor_role text,
  act text not null,
  entity text not null,
  entity_id bigint,
  detail jsonb not null default '{}',
  request_id text
);
create index audit_entity on audit (entity, entity_id, id);
create index audit_actor on audit (actor_id, id);

-- Every address an item ever had: exactly one is current, the others redirect to it.
create table slugs (
  kind text not null,
  slug text not null,
  item_id bigint not null,
  is_current boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (kind, slug)
);
create unique index slugs_current on slugs (kind, item_id) where is_current;

-- Live items by list, category (0 is all of them) and day (UTC), and once more by month under 'list/month':
-- totals and tab counts are sums over months, page n begins in a month and there on a day.
create table tallies (
  list text not null,
  category_id bigint not null,
  bucket date not null,
  n integer not null,
  primary key (list, category_id, bucket)
);

-- An effect outside the database (a mail, a call) happens once per key.
create table effects (
  key text primary key,
  done_at timestamptz not null default now()
);

create table contact_messages (
  id bigint generated always as identity primary key,
  idempotency_key uuid not null unique,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamptz not null default now()
);
