-- One order of one gift. Whole rupiah everywhere. Rows are never deleted: they are the books.
create table donations (
  id bigint generated always as identity primary key,
  order_id text not null unique,
  -- Null for a guest; an account with the same verified address adopts the order.
  user_id bigint references users,
  -- Null once the person was erased.
  donor_name text,
  donor_email text check (donor_email = lower(donor_email)),
  donor_phone text,
  -- Keyed hash of the network that a guest came from, for the limit of open orders; gone when the order is closed.
  opened_from bytea,
  gift_amount bigint not null check (gift_amount between 10000 and 500000000),
  fee_amount bigint not null default 0 check (fee_amount >= 0),
  amount bigint not null check (amount = gift_amount + fee_amount),
  designation text not null check (designation in ('general', 'region', 'partisipan')),
  region_id bigint references regions,
  participant_id bigint references participants,
  is_anonymous boolean not null default false,
  message text not null default '',
  consented_at timestamptz not null,
  -- Chosen in the form, then what the gateway says.
  channel text,
  status text not null default 'created' check (status in ('created', 'pending', 'review', 'paid', 'failed',
    'expired', 'cancelled', 'reversed', 'partially_refunded', 'refunded', 'charged_back')),
  key_owner text not null,
  idempotency_key uuid,
  body_hash bytea not null,
  -- Towards the gateway attempts after the first carry a suffix.
  attempt integer not null default 1 check (attempt between 1 and 99),
  -- Who talks to the gateway about this order, until when.
  opening_until timestamptz,
  environment text check (environment in ('simulation', 'sandbox', 'production')),
  token text,
  redirect_url text,
  transfer_to jsonb,
  transfer_amount bigint,
  transaction_id text,
  instructions jsonb,
  refunded_amount bigint not null default 0 check (refunded_amount between 0 and amount),
  -- Grows with each event: an answer of the gateway to a question of before is not taken.
  version integer not null default 1,
  asked_at timestamptz,
  heard_at timestamptz,
  -- When the reconciler asks again; null for not.
  ask_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  check ((designation = 'region') = (region_id is not null)),
  check ((designation = 'partisipan') = (participant_id is not null)),
  check ((transfer_to is null) = (transfer_amount is null)),
  check (token is null or transfer_to is null)
);
create unique index donations_key on donations (key_owner, idempotency_key) where idempotency_key is not null;
create index donations_keys_age on donations (created_at) where idempotency_key is not null;
create index donations_user on donations (user_id, id desc) where user_id is not null;
create index donations_guest on donations (donor_email) where user_id is null and donor_email is not null;
create index donations_network on donations (opened_from) where opened_from is not null;
create index donations_open on donations (expires_at) where status in ('created', 'pending', 'failed');
create index donations_ask on donations (ask_at) where ask_at is not null;
create unique index donations_transfer on donations (transfer_amount) where status = 'pending';
create index donations_region on donations (region_id) where region_id is not null;
create index donations_participant on donations (participant_id) where participant_id is not null;

-- What happened to a gift, in the order in which we heard of it; its state follows from these rows alone.
create table donation_events (
  id bigint generated always as identity primary key,
  donation_id bigint not null references donations,
  at timestamptz not null,
  source text not null check (source in ('donor', 'site', 'notification', 'status')),
  kind text not null,
  transaction_id text,
  from_status text not null,
  to_status text not null,
  -- Amounts and codes of the gateway; nothing about a person.
  detail jsonb not null default '{}'
);
create index donation_events_donation on donation_events (donation_id, id);
create unique index donation_events_notified on donation_events
  (donation_id, coalesce(transaction_id, ''), kind, (detail ->> 'refunds')) nulls not distinct
  where source = 'notification';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger donation_events_kept before update or delete or truncate on donation_events
  for each statement execute function refuse_change();

-- What the gateway told us with a right signature, once per message. Bodies are kept 90 days.
create table payment_notices (
  id bigint generated always as identity primary key,
  key bytea not null unique,
  source text not null check (source in ('notification', 'status')),
  order_id text not null,
  transaction_id text,
  transaction_status text not null,
  donation_id bigint references donations,
  outcome text not null check (outcome in ('applied', 'known', 'quarantined')),
  -- Why it was quarantined.
  reason text,
  body jsonb,
  received_at timestamptz not null,
  check ((outcome = 'quarantined') = (reason is not null))
);
create index payment_notices_donation on payment_notices (donation_id);
create index payment_notices_bodies on payment_notices (received_at) where body is not null;
create index payment_notices_quarantine on payment_notices (id) where outcome = 'quarantined';

-- The last number given out in a year of Jakarta's calendar. Its row is locked by the transaction that takes one.
create table receipt_years (
  year integer primary key,
  last integer not null
);
create table receipts (
  donation_id bigint primary key references donations,
  year integer not null,
  number integer not null check (number > 0),
  -- For the public check: 130 random bits.
  code text not null unique,
  issued_at timestamptz not null,
  -- Until then the bank may still take the money back.
  provisional_until timestamptz,
  voided_at timestamptz,
  unique (year, number)
);
