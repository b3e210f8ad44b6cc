-- A text keeps all that a writer chooses with it, so that one beside the live text can wait with its own.
alter table news_revisions
  drop column status,
  add column category_id bigint references news_categories,
  add column image text;
update news_revisions r set category_id = n.category_id, image = n.image from news n where n.id = r.news_id;

alter table news
  -- The text that is worked on: the live one when nothing newer waits.
  add column revision_id bigint references news_revisions on delete set null,
  -- The state of a newer text beside a live one. While the item is archived it rests.
  add column pending_status text check (pending_status in ('draft', 'review', 'revision', 'scheduled')),
  add column idempotency_key uuid,
  -- The last change of any kind; `updated_at` of a live item is that of what readers see.
  add column worked_at timestamptz not null default now(),
  -- Who at the desk looks at it.
  add column claimed_by bigint references users,
  add column claimed_at timestamptz,
  add check (pending_status is null or status in ('published', 'archived')),
  add check (pending_status is distinct from 'scheduled' or publish_at is not null);
update news n set worked_at = updated_at, revision_id = coalesce(
  (select max(id) from news_revisions r where r.news_id = n.id), n.live_revision_id);

create unique index news_key on news (created_by, idempotency_key) where idempotency_key is not null;
-- Author's rights to see and the PIC's: by person, newest work first.
create index users_participant on users (participant_id) where participant_id is not null;
create index users_desk on users (id) where role <> 'member' or is_moderator;
drop index news_own;
create index news_own on news (created_by, worked_at desc);
create index news_review on news (worked_at) where status = 'review' and deleted_at is null;
create index news_pending on news (pending_status, worked_at) where pending_status is not null;
drop index news_scheduled;
create index news_due on news (publish_at)
  where (status = 'scheduled' or pending_status = 'scheduled') and deleted_at is null;
create index news_deleted on news (deleted_at) where deleted_at is not null;
-- Without them removing a text would read every item and step.
create index news_revision on news (revision_id);
create index news_live_revision on news (live_revision_id);
create index news_steps_revision on news_steps (revision_id);
create index news_revisions_sanitizer on news_revisions (sanitizer_version, id);
create index revisions_sanitizer on revisions (sanitizer_version, id);

-- A step is named by what was done; saving a text and endorsing are steps from a state to itself.
alter table news_steps
  add column act text not null default 'create',
  add column resolved_at timestamptz;
alter table news_steps alter column act drop default;

-- What stands in somebody's editor, one for each item and person: no version yet.
create table news_drafts (
  news_id bigint not null references news on delete cascade,
  user_id bigint not null references users,
  -- The version of the item that the editor began with.
  version integer not null,
  title text not null,
  excerpt text not null,
  content text not null,
  sanitizer_version integer not null,
  category_id bigint references news_categories,
  image text,
  saved_at timestamptz not null default now(),
  primary key (news_id, user_id)
);

-- A PIC's word for one text; a newer text needs it anew.
create table news_endorsements (
  revision_id bigint primary key references news_revisions on delete cascade,
  by_user bigint not null references users,
  at timestamptz not null default now()
);
