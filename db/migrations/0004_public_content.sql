create extension if not exists pg_trgm;

-- The tallies that an item of a list counts in: of all and of its category, by day and by month.
create function list_buckets(of_list text, category_id bigint, published_at timestamptz)
  returns table (list text, category bigint, bucket date) language sql stable as $$
  select list, category, date_trunc(unit, published_at at time zone 'UTC')::date
  from (values (of_list, 'day'), (of_list || '/month', 'month')) lists (list, unit),
    (values (0::bigint), (category_id)) categories (category)
$$;

-- One trigger for every dated list: its argument is the list's name, its table has status, category_id,
-- published_at and deleted_at.
create function tally_items() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into tallies as t (list, category_id, bucket, n)
      select list, category, bucket, -count(*) from gone g, list_buckets(tg_argv[0], g.category_id, g.published_at)
      where g.status = 'published' and g.deleted_at is null group by 1, 2, 3
      on conflict (list, category_id, bucket) do update set n = t.n + excluded.n;
  end if;
  if tg_op <> 'DELETE' then
    insert into tallies as t (list, category_id, bucket, n)
      select list, category, bucket, count(*) from come c, list_buckets(tg_argv[0], c.category_id, c.published_at)
      where c.status = 'published' and c.deleted_at is null group by 1, 2, 3
      on conflict (list, category_id, bucket) do update set n = t.n + excluded.n;
  end if;
  return null;
end $$;

drop trigger news_tally_insert on news;
drop trigger news_tally_update on news;
drop trigger news_tally_delete on news;
drop function tally_news();
drop function news_buckets(bigint, timestamptz);
create trigger news_tally_insert after insert on news
  referencing new table as come for each statement execute function tally_items('news');
create trigger news_tally_update after update on news
  referencing old table as gone new table as come for each statement execute function tally_items('news');
create trigger news_tally_delete after delete on news
  referencing old table as gone for each statement execute function tally_items('news');

alter table news add column region_id bigint references regions;
create index news_live_region on news (region_id, published_at desc, id desc)
  where status = 'published' and deleted_at is null;

-- The texts of what the secretariat writes, as often as they were written; the item points at its live one.
-- News has a table of its own, as its revisions run through a workflow.
create table revisions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('blog', 'event', 'download', 'page')),
  item_id bigint not null,
  title text not null,
  excerpt text not null default '',
  content text not null default '',
  sanitizer_version integer not null,
  created_by bigint references users,
  created_at timestamptz not null default now()
);
create index revisions_item on revisions (kind, item_id, id);

create table blog_themes (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title text not null,
  position integer not null default 0,
  version integer not null default 1
);

create table blog (
  id bigint generated always as identity primary key,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'archived')),
  -- The theme; named as in the other lists, whose tallies it shares.
  category_id bigint not null references blog_themes,
  live_revision_id bigint references revisions,
  title text not null,
  search tsvector,
  author text not null,
  image text,
  cover_family text not null,
  cover_seed bigint not null,
  publish_at timestamptz,
  published_at timestamptz,
  created_by bigint references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (status <> 'published' or (published_at is not null and live_revision_id is not null)),
  check (status <> 'scheduled' or publish_at is not null)
);
create index blog_live on blog (published_at desc, id desc) where status = 'published' and deleted_at is null;
create index blog_live_category on blog (category_id, published_at desc, id desc)
  where status = 'published' and deleted_at is null;
create index blog_live_title on blog (title collate "und-x-icu", id) where status = 'published' and deleted_at is null;
create index blog_live_created on blog (created_at desc, id desc) where status = 'published' and deleted_at is null;
create index blog_search on blog using gin (search) where status = 'published' and deleted_at is null;
create trigger blog_tally_insert after insert on blog
  referencing new table as come for each statement execute function tally_items('blog');
create trigger blog_tally_update after update on blog
  referencing old table as gone new table as come for each statement execute function tally_items('blog');
create trigger blog_tally_delete after delete on blog
  referencing old table as gone for each statement execute function tally_items('blog');

create table events (
  id bigint generated always as identity primary key,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  live_revision_id bigint references revisions,
  title text not null,
  search tsvector,
  image text,
  cover_family text not null,
  cover_seed bigint not null,
  place text not null,
  address text not null default '',
  region_id bigint references regions,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  timezone text not null check (timezone in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  created_by bigint references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (ends_at >= starts_at),
  check (status <> 'published' or live_revision_id is not null)
);
create index events_live_start on events (starts_at, id) where status = 'published' and deleted_at is null;
create index events_live_end on events (ends_at, id) where status = 'published' and deleted_at is null;
create index events_search on events using gin (search) where status = 'published' and deleted_at is null;

-- Stored files by the name they have in the store; what they were called stands beside it.
create table files (
  name text primary key,
  original_name text not null,
  type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  created_by bigint references users,
  created_at timestamptz not null default now()
);

create table download_categories (
  id bigint generated always as identity primary key,
  parent_id bigint references download_categories,
  slug text not null unique,
  title text not null,
  position integer not null default 0,
  version integer not null default 1
);

create table downloads (
  id bigint generated always as identity primary key,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  category_id bigint not null references download_categories,
  live_revision_id bigint references revisions,
  title text not null,
  search tsvector,
  image text,
  cover_family text not null,
  cover_seed bigint not null,
  level text not null check (level in ('public', 'member', 'partisipan', 'internal')),
  file text not null references files,
  published_at timestamptz,
  created_by bigint references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (status <> 'published' or (published_at is not null and live_revision_id is not null))
);
create index downloads_live on downloads (published_at desc, id desc)
  where status = 'published' and deleted_at is null;
create index downloads_live_category on downloads (category_id, published_at desc, id desc)
  where status = 'published' and deleted_at is null;
create index downloads_search on downloads using gin (search) where status = 'published' and deleted_at is null;

-- Who took which bytes; null is a guest.
create table download_log (
  id bigint generated always as identity primary key,
  download_id bigint not null references downloads,
  file text not null,
  version integer not null,
  user_id bigint references users,
  at timestamptz not null default now()
);
create index download_log_item on download_log (download_id, at);

create table pages (
  id bigint generated always as identity primary key,
  status text not null default 'draft' check (status in ('draft', 'published')),
  live_revision_id bigint references revisions,
  title text not null,
  search tsvector,
  image text,
  cover_family text not null,
  cover_seed bigint not null,
  created_by bigint references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (status <> 'published' or live_revision_id is not null)
);
create index pages_search on pages using gin (search) where status = 'published' and deleted_at is null;

create table team (
  id bigint generated always as identity primary key,
  name text not null,
  title text not null,
  about text not null default '',
  image text,
  lembaga text not null default '',
  region_id bigint references regions,
  wa_number text,
  linkedin text,
  facebook text,
  instagram text,
  twitter text,
  flag text not null check (flag in ('kelompok-kerja', 'pengurus-region', 'sekretariat-nasional')),
  position integer not null default 0,
  created_by bigint references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index team_live on team (flag, position, id) where deleted_at is null;

alter table participants
  add column email text,
  add column description_1 text not null default '',
  add column description_2 text not null default '',
  add column total_member integer not null default 0 check (total_member >= 0),
  add column founded integer,
  add column address text not null default '',
  add column image text,
  add column cover_family text not null default 'kunyit',
  add column cover_seed bigint not null default 0,
  add column search tsvector;
create index participants_name on participants (title collate "und-x-icu", id) where deleted_at is null;
create index participants_search on participants using gin (search) where deleted_at is null;
insert into slugs (kind, slug, item_id)
  select 'participant', trim(both '-' from regexp_replace(lower(unaccent(title)), '[^a-z0-9]+', '-', 'g'))
    || case when row_number() over (partition by lower(title) order by id) > 1 then '-' || id else '' end, id
  from participants;

create table questions (
  id bigint generated always as identity primary key,
  question text not null,
  body text not null default '',
  category text not null,
  region_id bigint references regions,
  visibility text not null default 'member' check (visibility in ('public', 'member', 'partisipan')),
  status text not null default 'held' check (status in ('held', 'open', 'answered', 'closed', 'hidden')),
  is_faq boolean not null default false,
  position integer not null default 0,
  author text not null,
  created_by bigint references users,
  answers_count integer not null default 0,
  accepted_answer_id bigint,
  last_activity_at timestamptz not null default now(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index questions_live on questions (last_activity_at desc, id desc) where deleted_at is null;
create index questions_faq on questions (position, id) where is_faq and deleted_at is null;

create table answers (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions,
  body text not null,
  author text not null,
  created_by bigint references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index answers_question on answers (question_id, id) where deleted_at is null;
alter table questions add foreign key (accepted_answer_id) references answers;

-- Visitors of one day as salted hashes, which go with their salt when the day is over; only the sums stay.
create table visitor_salts (
  day date primary key,
  salt bytea not null
);
create table visitors (
  day date not null,
  hash bytea not null,
  primary key (day, hash)
);
create table visitor_counts (
  day date primary key,
  n bigint not null
);

-- Words of the live titles, for searches with a typing error.
create table search_words (
  word text primary key,
  n integer not null
);
create index search_words_similar on search_words using gin (word gin_trgm_ops);
