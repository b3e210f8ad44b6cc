create table news_categories (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title text not null,
  cover_family text not null,
  position integer not null default 0,
  version integer not null default 1
);

create table news (
  id bigint generated always as identity primary key,
  status text not null default 'draft'
    check (status in ('draft', 'review', 'revision', 'scheduled', 'published', 'archived')),
  category_id bigint not null references news_categories,
  live_revision_id bigint,
  -- Of the live revision, else of the newest: ordering by title and searching need an index on the item.
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

-- The text of an item, as often as it was written. A revision waiting for publication has a status of its own.
create table news_revisions (
  id bigint generated always as identity primary key,
  news_id bigint not null references news,
  title text not null,
  excerpt text not null,
  content text not null,
  sanitizer_version integer not null,
  status text check (status in ('draft', 'review', 'revision', 'scheduled')),
  created_by bigint references users,
  created_at timestamptz not null default now()
);
create index news_revisions_item on news_revisions (news_id, id);
alter table news add foreign key (live_revision_id) references news_revisions;

-- Every step of the workflow: who, when, from where to where, with which words.
create table news_steps (
  id bigint generated always as identity primary key,
  news_id bigint not null references news,
  revision_id bigint references news_revisions,
  from_status text,
  to_status text not null,
  comment text,
  by_user bigint references users,
  at timestamptz not null default now()
);
create index news_steps_item on news_steps (news_id, id);

create index news_live on news (published_at desc, id desc) where status = 'published' and deleted_at is null;
create index news_live_category on news (category_id, published_at desc, id desc)
  where status = 'published' and deleted_at is null;
create index news_live_title on news (title collate "und-x-icu", id)
  where status = 'published' and deleted_at is null;
create index news_live_created on news (created_at desc, id desc)
  where status = 'published' and deleted_at is null;
create index news_search on news using gin (search) where status = 'published' and deleted_at is null;
create index news_own on news (created_by, updated_at desc) where deleted_at is null;
create index news_scheduled on news (publish_at) where status = 'scheduled' and deleted_at is null;

-- The tallies that an item counts in: of all and of its category, by day and by month.
create function news_buckets(category_id bigint, published_at timestamptz)
  returns table (list text, category bigint, bucket date) language sql stable as $$
  select list, category, date_trunc(unit, published_at at time zone 'UTC')::date
  from (values ('news', 'day'), ('news/month', 'month')) lists (list, unit),
    (values (0::bigint), (category_id)) categories (category)
$$;

-- A trigger, so that no writer can forget the tally; per statement, so that a million rows cost as one.
create function tally_news() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into tallies as t (list, category_id, bucket, n)
      select list, category, bucket, -count(*) from gone g, news_buckets(g.category_id, g.published_at)
      where g.status = 'published' and g.deleted_at is null group by 1, 2, 3
      on conflict (list, category_id, bucket) do update set n = t.n + excluded.n;
  end if;
  if tg_op <> 'DELETE' then
    insert into tallies as t (list, category_id, bucket, n)
      select list, category, bucket, count(*) from come c, news_buckets(c.category_id, c.published_at)
      where c.status = 'published' and c.deleted_at is null group by 1, 2, 3
      on conflict (list, category_id, bucket) do update set n = t.n + excluded.n;
  end if;
  return null;
end $$;
create trigger news_tally_insert after insert on news
  referencing new table as come for each statement execute function tally_news();
create trigger news_tally_update after update on news
  referencing old table as gone new table as come for each statement execute function tally_news();
create trigger news_tally_delete after delete on news
  referencing old table as gone for each statement execute function tally_news();
