-- A text keeps all that its writer chooses with it, so that one beside the live text can wait with its own.
alter table revisions
  -- Theme or category of the item's own list; null where there is none.
  add column category_id bigint,
  add column author text,
  add column image text,
  -- What the picture shows, for those who do not see it, and the point that every crop keeps, in percent.
  add column image_alt text not null default '',
  add column image_x smallint not null default 50 check (image_x between 0 and 100),
  add column image_y smallint not null default 50 check (image_y between 0 and 100);
update revisions r set category_id = b.category_id, author = b.author, image = b.image
  from blog b where r.kind = 'blog' and r.item_id = b.id;
update revisions r set image = p.image from pages p where r.kind = 'page' and r.item_id = p.id;

alter table blog
  -- The text that is worked on: the live one when nothing newer waits.
  add column revision_id bigint references revisions on delete set null,
  -- The last change of any kind; `updated_at` is that of what readers see.
  add column worked_at timestamptz not null default now(),
  add column idempotency_key uuid;
alter table pages
  add column revision_id bigint references revisions on delete set null,
  add column worked_at timestamptz not null default now(),
  add column idempotency_key uuid,
  add column publish_at timestamptz,
  add column published_at timestamptz,
  -- Menus, footer or consents name it: it keeps its address and stays.
  add column is_system boolean not null default false,
  drop constraint pages_status_check,
  add constraint pages_status_check check (status in ('draft', 'scheduled', 'published', 'archived')),
  add check (status <> 'scheduled' or publish_at is not null);

update blog n set worked_at = updated_at, revision_id = coalesce(
  (select max(id) from revisions r where r.kind = 'blog' and r.item_id = n.id), n.live_revision_id);
update pages n set worked_at = updated_at, published_at = created_at, revision_id = coalesce(
  (select max(id) from revisions r where r.kind = 'page' and r.item_id = n.id), n.live_revision_id);
update pages p set is_system = true from slugs s
  where s.kind = 'page' and s.item_id = p.id and s.is_current and p.created_by is null;

create unique index blog_key on blog (created_by, idempotency_key) where idempotency_key is not null;
create unique index pages_key on pages (created_by, idempotency_key) where idempotency_key is not null;
create index blog_due on blog (publish_at) where status = 'scheduled' and deleted_at is null;
create index pages_due on pages (publish_at) where status = 'scheduled' and deleted_at is null;
create index blog_deleted on blog (deleted_at) where deleted_at is not null;
create index pages_deleted on pages (deleted_at) where deleted_at is not null;
create index blog_revision on blog (revision_id);
create index blog_live_revision on blog (live_revision_id);
create index pages_revision on pages (revision_id);
create index pages_live_revision on pages (live_revision_id);

-- The texts of privacy policy and terms that were in force, each from a day on; consents name their revision.
create table legal_versions (
  id bigint generated always as identity primary key,
  page_id bigint not null references pages,
  revision_id bigint not null unique references revisions,
  number integer not null,
  in_force_from timestamptz not null,
  -- Whether members who agreed to an earlier text are asked anew.
  needs_consent boolean not null,
  -- What changed, in a sentence for readers.
  note text not null default '',
  unique (page_id, number)
);
insert into legal_versions (page_id, revision_id, number, in_force_from, needs_consent)
  select p.id, p.live_revision_id, 1, p.updated_at, true from pages p
  join slugs s on s.kind = 'page' and s.item_id = p.id and s.is_current
  where s.slug in ('privacy-policy', 'terms-of-service') and p.live_revision_id is not null;

-- A photo of a person is described and cropped as other pictures are.
alter table team
  add column image_alt text not null default '',
  add column image_x smallint not null default 50 check (image_x between 0 and 100),
  add column image_y smallint not null default 50 check (image_y between 0 and 100),
  add column idempotency_key uuid;
create unique index team_key on team (created_by, idempotency_key) where idempotency_key is not null;
-- Regions with a place of their own come in its order, the others by name.
alter table regions add column position integer not null default 0;
