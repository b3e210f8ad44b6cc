-- A campaign that ended with a report of what became of it. Its first report is mailed; later ones correct it.
alter table campaigns
  add column completed_at timestamptz,
  add constraint campaigns_completed_check check (completed_at is null or status = 'closed');
alter table campaign_updates add column is_completion boolean not null default false;

-- The donor agreed to stand in the list of a campaign's donors, unless the desk took the name out of it for good.
alter table donations
  add column show_name boolean not null default false,
  add column name_barred boolean not null default false,
  add constraint donations_show_name_check check (not show_name or campaign_id is not null and not name_barred);
create index donations_shown on donations (campaign_id, paid_at desc, id desc) where show_name;

-- Things that somebody gave. Never part of a sum of money; entered once, never edited, void with a reason.
create table gifts_in_kind (
  id bigint generated always as identity primary key,
  thing text not null,
  quantity bigint not null check (quantity > 0),
  unit text not null,
  -- Whole rupiah, for the desk alone.
  estimated_value bigint check (estimated_value >= 0),
  -- A person of the network, else a name with its ways.
  user_id bigint references users,
  giver_name text,
  giver_email text,
  giver_phone text,
  designation text not null check (designation in ('general', 'region', 'partisipan', 'campaign')),
  region_id bigint references regions,
  participant_id bigint references participants,
  campaign_id bigint references campaigns,
  received_on date not null,
  note text not null default '',
  -- A series of its own: receipts of money are counted against the ledger.
  year integer not null,
  number integer not null check (number > 0),
  entered_by bigint not null references users,
  entered_at timestamptz not null,
  idempotency_key uuid not null unique,
  body_hash bytea not null,
  voided_at timestamptz,
  voided_by bigint references users,
  void_reason text,
  unique (year, number),
  check ((designation = 'region') = (region_id is not null)),
  check ((designation = 'partisipan') = (participant_id is not null)),
  check ((designation = 'campaign') = (campaign_id is not null)),
  check ((voided_at is null) = (voided_by is null) and (voided_at is null) = (void_reason is null))
);
create index gifts_in_kind_received on gifts_in_kind (received_on desc, id desc);
create index gifts_in_kind_user on gifts_in_kind (user_id) where user_id is not null;
