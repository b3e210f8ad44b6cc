-- Mailings: letters to those who asked for them (decision 100).

-- An address that may receive mailings: a member's or a guest's. Erasure empties `email` and `name`; the row stays as
-- long as its consents have to be proven.
create table subscribers (
  id bigint generated always as identity primary key,
  email text unique check (email = lower(email)),
  name text not null default '',
  -- The account of this address.
  user_id bigint unique references users,
  -- Nothing more goes to an address that refused mail for good, refused it five times, or complained.
  stopped_at timestamptz,
  stopped_because text check (stopped_because in ('hard', 'soft', 'complaint')),
  soft_bounces integer not null default 0,
  created_at timestamptz not null default now(),
  check ((stopped_at is null) = (stopped_because is null))
);
create index subscribers_stopped on subscribers (stopped_at) where stopped_at is not null;

create table mailing_lists (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  about text not null default '',
  kind text not null check (kind in ('national', 'region', 'campaign', 'own')),
  region_id bigint unique references regions,
  campaign_id bigint unique references campaigns,
  -- Anybody may join; otherwise the secretariat invites.
  is_open boolean not null default true,
  created_by bigint references users,
  idempotency_key uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((kind = 'region') = (region_id is not null)),
  check ((kind = 'campaign') = (campaign_id is not null))
);
create unique index mailing_lists_national on mailing_lists (kind) where kind = 'national';
create unique index mailing_lists_key on mailing_lists (created_by, idempotency_key) where idempotency_key is not null;

insert into mailing_lists (slug, name, about, kind)
  values ('nasional', 'Buletin nasional', 'Kabar seluruh jaringan, beberapa kali setahun.', 'national');

-- Each region has a list of its own, named after it.
create function make_region_list() returns trigger language plpgsql as $$
begin
  insert into mailing_lists (slug, name, kind, region_id)
    values ('region-' || new.id, 'Buletin ' || new.title, 'region', new.id);
  return null;
end $$;
insert into mailing_lists (slug, name, kind, region_id)
  select 'region-' || id, 'Buletin ' || title, 'region', id from regions;
create trigger regions_list after insert on regions for each row execute function make_region_list();

-- Who agreed to which list when, by what words, and when it ended. Rows are added, confirmed and ended, never changed
-- otherwise.
create table subscriptions (
  id bigint generated always as identity primary key,
  subscriber_id bigint not null references subscribers,
  list_id bigint not null references mailing_lists,
  source text not null check (source in ('register', 'profile', 'form', 'import', 'invitation')),
  -- Version of the sentence that was agreed to.
  consent_version text not null,
  -- For an import: where and how the consent was given.
  evidence text not null default '',
  asked_at timestamptz not null,
  -- When the owner of the address agreed; null while a letter waits for the answer.
  given_at timestamptz,
  ended_at timestamptz,
  ended_because text check (ended_because in ('person', 'complaint', 'bounce', 'erased', 'office', 'expired', 'version')),
  -- The mailing by whose link it ended.
  ended_by_mailing bigint,
  check ((ended_at is null) = (ended_because is null))
);
create unique index subscriptions_open on subscriptions (subscriber_id, list_id) where ended_at is null;
create index subscriptions_given on subscriptions (list_id, subscriber_id) where ended_at is null and given_at is not null;
create index subscriptions_waiting on subscriptions (asked_at) where ended_at is null and given_at is null;
create index subscriptions_mailing on subscriptions (ended_by_mailing) where ended_by_mailing is not null;

-- A mailing is content with versions: its title is the subject, its excerpt the preview line. Published means that it
-- is or was sent; readers see it in the archive if it is public.
create table mailings (
  id bigint generated always as identity primary key,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'archived')),
  live_revision_id bigint references revisions,
  revision_id bigint references revisions on delete set null,
  title text not null,
  search tsvector,
  image text,
  cover_family text not null,
  cover_seed bigint not null,
  list_id bigint references mailing_lists,
  -- Whose editors may write it; null for the secretariat's.
  region_id bigint references regions,
  is_public boolean not null default false,
  publish_at timestamptz,
  published_at timestamptz,
  created_by bigint references users,
  idempotency_key uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  worked_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (status <> 'published' or (published_at is not null and live_revision_id is not null and list_id is not null)),
  check (status <> 'scheduled' or publish_at is not null)
);
create index mailings_live on mailings (published_at desc, id desc)
  where status = 'published' and is_public and deleted_at is null;
create index mailings_search on mailings using gin (search)
  where status = 'published' and is_public and deleted_at is null;
create unique index mailings_key on mailings (created_by, idempotency_key) where idempotency_key is not null;
create index mailings_due on mailings (publish_at) where status = 'scheduled' and deleted_at is null;
create index mailings_deleted on mailings (deleted_at) where deleted_at is not null;
create index mailings_revision on mailings (revision_id);
create index mailings_live_revision on mailings (live_revision_id);
create index mailings_region on mailings (region_id);
create index mailings_list on mailings (list_id);

alter table subscriptions add foreign key (ended_by_mailing) references mailings;
alter table revisions drop constraint revisions_kind_check,
  add constraint revisions_kind_check check (kind in ('blog', 'event', 'download', 'page', 'mailing'));

-- The one sending of a mailing: of the text that was published first.
create table mailing_sends (
  mailing_id bigint primary key references mailings,
  revision_id bigint not null references revisions,
  state text not null default 'gathering' check (state in ('gathering', 'running', 'paused', 'stopped', 'done')),
  -- Recipients up to this subscriber are gathered.
  gathered_to bigint not null default 0,
  started_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by bigint references users,
  finished_at timestamptz
);
create index mailing_sends_open on mailing_sends (mailing_id) where state in ('gathering', 'running');

-- One row for each address of a mailing: no address has two letters. `sending` is committed before the letter leaves;
-- a row that stays so after its worker died is `uncertain` and is not sent again.
create table mailing_recipients (
  mailing_id bigint not null references mailing_sends,
  subscriber_id bigint not null references subscribers,
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'refused', 'uncertain', 'left_out')),
  -- Why it was refused, is uncertain, or was left out.
  reason text not null default '',
  tries smallint not null default 0,
  next_try_at timestamptz,
  changed_at timestamptz not null,
  primary key (mailing_id, subscriber_id)
);
create index mailing_recipients_waiting on mailing_recipients (mailing_id, next_try_at nulls first, subscriber_id)
  where state = 'waiting';
create index mailing_recipients_sending on mailing_recipients (changed_at) where state = 'sending';
create index mailing_recipients_state on mailing_recipients (mailing_id, state);
create index mailing_recipients_subscriber on mailing_recipients (subscriber_id);

-- Links of a mailing and how often they were followed; who followed them is not kept.
create table mailing_links (
  mailing_id bigint not null references mailings,
  number integer not null,
  url text not null,
  clicks bigint not null default 0,
  primary key (mailing_id, number)
);

-- Reports of mail servers that a letter was refused or is unwanted, each counted once.
create table mail_bounces (
  id bigint generated always as identity primary key,
  subscriber_id bigint not null references subscribers,
  mailing_id bigint references mailings,
  kind text not null check (kind in ('hard', 'soft', 'complaint')),
  -- Status code and words of the server (RFC 3464).
  detail text not null default '',
  digest bytea not null unique,
  received_at timestamptz not null
);
create index mail_bounces_subscriber on mail_bounces (subscriber_id, id desc);
