-- A cause that the public is asked to give to. By law (Permensos 8/2021) that needs a permit: its days, and those of
-- the campaign, open and close it by Jakarta's calendar.
create table campaigns (
  id bigint generated always as identity primary key,
  status text not null default 'draft' check (status in ('draft', 'open', 'closed')),
  title text not null,
  excerpt text not null,
  -- As the secretariat wrote it; pages make their HTML of it.
  story text not null,
  goal_amount bigint not null check (goal_amount between 100000 and 100000000000),
  starts_on date not null,
  -- The last day; null where the permit alone ends it.
  ends_on date,
  permit_number text,
  permit_level text check (permit_level in ('kabupaten', 'provinsi', 'nasional')),
  permit_from date,
  permit_until date,
  opens_at timestamptz not null generated always as
    (greatest(starts_on, permit_from)::timestamp at time zone 'Asia/Jakarta') stored,
  closes_at timestamptz generated always as
    ((least(ends_on, permit_until) + 1)::timestamp at time zone 'Asia/Jakarta') stored,
  cover_family text not null,
  cover_seed bigint not null,
  created_by bigint references users,
  idempotency_key uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the desk opened it first; from then on the public knows it.
  opened_at timestamptz,
  check (ends_on >= starts_on),
  check (permit_until >= permit_from),
  check (num_nulls(permit_number, permit_level, permit_from, permit_until) in (0, 4)),
  check (status = 'draft' or (permit_number is not null and opened_at is not null))
);
create unique index campaigns_key on campaigns (created_by, idempotency_key) where idempotency_key is not null;
create index campaigns_public on campaigns (closes_at, id) where status <> 'draft';

-- What became of it, told to readers and to the donors who wanted to hear. Never changed: a later one corrects it.
create table campaign_updates (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaigns,
  title text not null,
  story text not null,
  posted_by bigint references users,
  posted_at timestamptz not null,
  idempotency_key uuid not null,
  unique (campaign_id, idempotency_key)
);
create trigger campaign_updates_kept before update or delete or truncate on campaign_updates
  for each statement execute function refuse_change();

alter table donations
  add column campaign_id bigint references campaigns,
  -- The donor asked for news of the campaign; each letter lets them go again.
  add column wants_updates boolean not null default false,
  drop constraint donations_designation_check,
  add constraint donations_designation_check check (designation in ('general', 'region', 'partisipan', 'campaign')),
  add constraint donations_campaign_check check ((designation = 'campaign') = (campaign_id is not null)),
  add constraint donations_updates_check check (not wants_updates or campaign_id is not null);
create index donations_campaign on donations (campaign_id)
  include (status, gift_amount, refunded_amount, environment) where campaign_id is not null;
