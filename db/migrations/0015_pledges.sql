-- A promise to give every month. It moves no money: each month a letter leads to a fresh order.
create table pledges (
  id bigint generated always as identity primary key,
  -- Null for a guest; an account with the same verified address adopts the pledge.
  user_id bigint references users,
  -- Of a guest; a member's stand in the profile. All null once the person was erased.
  donor_name text,
  donor_email text check (donor_email = lower(donor_email)),
  donor_phone text,
  amount bigint not null check (amount between 10000 and 500000000),
  designation text not null check (designation in ('general', 'region', 'partisipan')),
  region_id bigint references regions,
  participant_id bigint references participants,
  is_anonymous boolean not null,
  -- Of the month; 29 to 31 mean the last day of shorter ones.
  day integer not null check (day between 1 and 31),
  status text not null default 'active' check (status in ('active', 'paused', 'stopped')),
  -- By Jakarta's calendar: for which day a gift was asked last, at first that of the pledge's making, ...
  asked_on date not null,
  -- ... and for which day next.
  next_on date,
  -- When the donor was told that it runs: once its first gift was paid.
  welcomed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((designation = 'region') = (region_id is not null)),
  check ((designation = 'partisipan') = (participant_id is not null)),
  check (user_id is null or num_nonnulls(donor_name, donor_email, donor_phone) = 0),
  check ((status = 'active') = (next_on is not null)),
  check (next_on > asked_on)
);
create index pledges_user on pledges (user_id, id desc) where user_id is not null;
create index pledges_guest on pledges (donor_email) where donor_email is not null;
create index pledges_due on pledges (next_on) where status = 'active';
create index pledges_new on pledges (created_at) where welcomed_at is null and status <> 'stopped';

-- The orders of a pledge, and for which month each is.
create table pledge_gifts (
  donation_id bigint primary key references donations,
  pledge_id bigint not null references pledges,
  month date not null check (month = date_trunc('month', month))
);
create index pledge_gifts_pledge on pledge_gifts (pledge_id);

-- One letter a month at most, however many processes send them.
create table pledge_reminders (
  pledge_id bigint not null references pledges,
  month date not null check (month = date_trunc('month', month)),
  sent_at timestamptz not null,
  primary key (pledge_id, month)
);
