-- Texts in further languages, of every kind of content: one row an item and language, each with its own versions,
-- state, schedule and slug. An item is translated as it is named here, whatever its table.
create table translations (
  id bigint generated always as identity primary key,
  kind text not null,
  item_id bigint not null,
  language text not null,
  -- Readers see the live revision. A scheduled one goes live at `publish_at`.
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'archived')),
  revision_id bigint,
  live_revision_id bigint,
  publish_at timestamptz check ((publish_at is not null) = (status = 'scheduled')),
  published_at timestamptz,
  -- Current slug in this language; it stands in `slugs` too, so that it leads to the item in every language.
  slug text,
  -- Suggested by a machine, and confirmed by nobody yet.
  is_machine boolean not null default false,
  -- Words of the live text, by which readers of this language find it.
  search tsvector,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  worked_at timestamptz not null default now(),
  unique (kind, item_id, language),
  check (not is_machine or status <> 'published')
);
create index translations_search on translations using gin (search);
create index translations_due on translations (publish_at) where status = 'scheduled';

create table translation_revisions (
  id bigint generated always as identity primary key,
  translation_id bigint not null references translations on delete cascade,
  -- Short texts by their names on the wire; the HTML apart, as other texts keep it.
  fields jsonb not null,
  content text not null default '',
  sanitizer_version integer not null,
  -- The original as it was translated, `content` included: by it the desk shows what changed since.
  original jsonb not null,
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now()
);
create index translation_revisions_translation on translation_revisions (translation_id, id);
create index translation_revisions_pictures on translation_revisions using gin (pictures_in(content, null));
alter table translations
  add foreign key (revision_id) references translation_revisions,
  add foreign key (live_revision_id) references translation_revisions;

-- What readers of a language see.
create view live_translations as
  select t.kind, t.item_id, t.language, t.slug, r.fields, r.content, r.sanitizer_version
  from translations t join translation_revisions r on r.id = t.live_revision_id;

-- Translations go with the item.
create function remove_translations() returns trigger language plpgsql as $$
begin
  update translations set status = 'draft', publish_at = null, live_revision_id = null, revision_id = null
    where kind = tg_argv[0] and item_id = old.id;
  delete from translations where kind = tg_argv[0] and item_id = old.id;
  return null;
end $$;
create trigger remove_translations after delete on news for each row execute function remove_translations('news');
create trigger remove_translations after delete on blog for each row execute function remove_translations('blog');
create trigger remove_translations after delete on events for each row execute function remove_translations('event');
create trigger remove_translations after delete on pages for each row execute function remove_translations('page');
create trigger remove_translations after delete on downloads for each row execute function remove_translations('download');
create trigger remove_translations after delete on campaigns for each row execute function remove_translations('campaign');
create trigger remove_translations after delete on regions for each row execute function remove_translations('region');
create trigger remove_translations after delete on participants
  for each row execute function remove_translations('participant');
create trigger remove_translations after delete on team for each row execute function remove_translations('team');
create trigger remove_translations after delete on questions for each row execute function remove_translations('faq');
create trigger remove_translations after delete on news_categories
  for each row execute function remove_translations('news_category');
create trigger remove_translations after delete on blog_themes
  for each row execute function remove_translations('blog_theme');
create trigger remove_translations after delete on download_categories
  for each row execute function remove_translations('download_category');
